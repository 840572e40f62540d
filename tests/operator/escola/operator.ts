import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { onTestFinished, vi } from 'vitest'
import { runCommand } from '#escola/commands.ts'

/** The variables of the tests' environment that Node itself reads. */
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

/**
 * The same in this process, one command at a time: starting a process takes longer than its work. `typed`: all lines
 * of its input.
 */
export async function escolaHere(
  args: string[],
  env: Record<string, string>,
  typed: string[] = [],
) {
  const input = Readable.from(typed.map((line) => `${line}\n`))
  const said = { out: [] as string[], err: [] as string[], asked: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void said.out.push(line)),
    vi.spyOn(console, 'error').mockImplementation((line) => void said.err.push(line)),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.asked += String(text)
      return true
    }),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as typeof process.stdin),
  ]
  for (const [variable, value] of Object.entries(env)) vi.stubEnv(variable, value)
  try {
    const code = await runCommand(args)
    return { code, out: said.out.join('\n'), err: said.err.join('\n'), asked: said.asked }
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
