import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'

/** Fills a small disk to the last byte. */
export function fillDisk(file: string) {
  return {
    exhaust: () => {
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
    restore: () => rmSync(file),
  }
}

/** For machines without a small disk: no file of that process may grow beyond what the database needs. */
export function limitFileSize(pid: number) {
  const limit = (soft: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:`])
  return { exhaust: () => limit('500000'), restore: () => limit('unlimited') }
}
