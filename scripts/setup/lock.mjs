import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'

/**
 * One process per project folder at a time. The lock is a name that the system frees when its process
 * ends, however it ends: an abstract socket on Linux, a pipe on Windows. Elsewhere there is no lock.
 */
export async function lock(purpose, onWait) {
  const name = `escola-${purpose}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform]
  if (!address) return () => {}
  for (let waited = false; ; waited = true) {
    const holder = createServer().listen(address)
    const taken = await Promise.race([
      once(holder, 'listening').then(() => false),
      once(holder, 'error').then(([error]) => isTaken(error)),
    ]).catch(isTaken)
    if (!taken) return () => holder.close()
    if (!waited) onWait()
    await pause(200)
  }
}

function isTaken(error) {
  if (error.code !== 'EADDRINUSE') throw error
  return true
}
