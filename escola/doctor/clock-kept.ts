import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** `timedatectl` reports what the kernel knows, whichever program sets the clock. Null: it is not available. */
export async function isClockKept(): Promise<boolean | null> {
  const args = ['show', '--property=NTPSynchronized', '--value']
  return promisify(execFile)('timedatectl', args, { timeout: 3000 }).then(
    ({ stdout }) => stdout.trim() !== 'no',
    () => null,
  )
}
