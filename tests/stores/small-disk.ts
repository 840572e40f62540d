import { execFileSync } from 'node:child_process'
import { aDataFolder } from './data-folder.ts'

/** A disk of a few megabytes that only the command run on it sees, and that disappears with it. */
export function smallDisk(): { folder: string; command: string[] } | { refused: string } {
  const folder = aDataFolder()
  const isRoot = process.getuid?.() === 0
  const mounted = 'mount -t tmpfs -o size=10m,mode=700 none "$1" && shift && exec "$@"'
  const command = ['unshare', isRoot ? '-m' : '-rm', 'sh', '-c', mounted, 'sh', folder]
  try {
    const [shell = '', ...args] = command
    execFileSync(shell, [...args, 'true'], { stdio: ['ignore', 'ignore', 'pipe'] })
    return { folder, command }
  } catch (error) {
    return { refused: String((error as { stderr?: Buffer }).stderr ?? error).trim() }
  }
}
