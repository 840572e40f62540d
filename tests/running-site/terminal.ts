import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished, type TestContext } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'

/** Starts the site on a terminal of its own. A root without /dev/pts, as `chroot` enters it, has none to give. */
export function startOnTerminal(context: TestContext, port: number, dataDir: string) {
  const onTerminal = (command: string) => ['-qec', command, '/dev/null']
  const { status, stderr, error } = spawnSync('script', onTerminal('true'), { encoding: 'utf8' })
  if (status !== 0) cannotRun(context, error?.message ?? stderr)
  const site = 'exec node_modules/.bin/node build/server/main.js'
  const terminal = spawn('script', onTerminal(site), {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
  })
  const exited = once(terminal, 'exit').then(([code]) => code as number | null)
  const stop = () => {
    terminal.kill('SIGTERM')
    return exited
  }
  onTestFinished(() => void stop())
  let shown = ''
  terminal.stdout.on('data', (part) => {
    shown += part
  })
  return { shown: () => shown, exited, stop }
}
