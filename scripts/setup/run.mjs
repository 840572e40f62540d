import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { colorSettings } from './color-settings.mjs'
import { root } from './root.mjs'

const programs = ['node_modules/.bin', 'tests/node_modules/.bin'].map((folder) =>
  join(root, folder),
)
const path = [...programs, process.env.PATH].join(delimiter)

const settings = { ...process.env, ...colorSettings(process.stdout, process.env), PATH: path }

/** Resolves with the exit code. */
export function run(command, args, { env = {}, stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...settings, ...env },
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
export function outputOf(command, args, { cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: settings })
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    child.once('error', () => resolve(null))
    child.once('exit', (code) => resolve(code === 0 ? text.trim() : null))
  })
}

/** The exit code with everything that was written, for commands that run side by side. */
export function collect(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...settings, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += part
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
