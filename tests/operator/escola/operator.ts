import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** What Node itself reads of the environment of the tests. */
export function nodeEnv() {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

/** One of the operator's commands, as typed after `npm run escola --`. */
export function escola(args: string[], dataDir: string, env: Record<string, string> = {}) {
  const child = spawn('node_modules/.bin/node', ['escola/main.ts', ...args], {
    env: { ...nodeEnv(), DATA_DIR: dataDir, ...env },
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
