import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Resolves with the exit code. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio,
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

export async function mustRun(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`"${command} ${args.join(' ')}" terminou com código ${code}`)
}

/** Null when the command cannot be run or fails. */
export function outputOf(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, PATH: path } })
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    child.once('error', () => resolve(null))
    child.once('exit', (code) => resolve(code === 0 ? text.trim() : null))
  })
}
