import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Runs a program on the pinned Node in place of this process: it gets our signals, and we exit as it does. */
export function runOnPinnedNode(args, env = {}) {
  const child = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onNpmExit(() => child.kill('SIGTERM'))
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** npm exits without forwarding SIGTERM to its script, so this watches for a changed parent process. */
export function onNpmExit(act) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) act()
  }, 200).unref()
}
