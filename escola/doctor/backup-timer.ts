import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Whether systemd starts the nightly backup. False where there is no systemd. */
export async function isBackupTimed(): Promise<boolean> {
  const args = ['is-active', 'escola-backup.timer']
  return promisify(execFile)('systemctl', args, { timeout: 3000 }).then(
    () => true,
    () => false,
  )
}
