import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** `timedatectl` says what the kernel knows, whichever program keeps the clock. Null: it cannot be asked. */
export async function isClockKept(): Promise<boolean | null> {
  const args = ['show', '--property=NTPSynchronized', '--value']
  return promisify(execFile)('timedatectl', args, { timeout: 3000 }).then(
    ({ stdout }) => stdout.trim() !== 'no',
    () => null,
  )
}
