import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * V8 and the C library read these when a process starts. Without them new objects take up to 100 MB
 * under load, and the memory of fifty photos is released slowly: docs/decisions/012 has the figures.
 * The service file in docs/operacao.md sets the same values.
 */
export const nodeFlags = ['--max-semi-space-size=8']
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Serves the last build on the pinned Node until it exits, and forwards signals to it. */
export function serveSite() {
  const site = spawn(
    join(root, 'node_modules/.bin/node'),
    [...nodeFlags, join(root, 'build/server/main.js')],
    { cwd: root, stdio: 'inherit', env: { ...mallocSettings, ...process.env } },
  )
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => site.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(site)
  site.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** npm exits without forwarding SIGTERM; we notice by a changed parent process. */
function endWithParent(site) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) site.kill('SIGTERM')
  }, 200).unref()
}
