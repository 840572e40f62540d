import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** One of the operator's commands, as typed after `npm run escola --`. */
export function escola(args: string[], dataDir: string, env: Record<string, string> = {}) {
  const child = spawn('node_modules/.bin/node', ['escola/main.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.on('data', (part) => {
    said.out += part
  })
  child.stderr.on('data', (part) => {
    said.err += part
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }))
  return { child, said, ended }
}
