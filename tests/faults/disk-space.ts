import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'

/** Eats the last byte of a small disk. */
export function ballast(file: string) {
  return {
    take: () => {
      const handle = openSync(file, 'w')
      for (const bytes of [64 * 1024, 512]) {
        try {
          for (;;) writeSync(handle, Buffer.alloc(bytes, 1))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      closeSync(handle)
    },
    giveBack: () => rmSync(file),
  }
}

/** Where no small disk can be had: no file of that process may grow beyond what the database needs. */
export function sizeLimit(pid: number) {
  const limit = (soft: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:`])
  return { take: () => limit('160000'), giveBack: () => limit('unlimited') }
}
