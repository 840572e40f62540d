import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A release has no npm; its Node is in the same folder as its commands. */
const isRelease = existsSync(join(dirname(process.execPath), 'escola'))

/** Installed by deploy/install.sh, with systemd's service and socket. */
export const isInstalled = process.execPath.includes('/srv/escola/releases/')

/** An operator's command as it must be typed here: 'escola admin' or 'npm run escola -- admin'. */
export function operatorCommand(words: string): string {
  return `${isRelease ? 'escola' : 'npm run escola --'} ${words}`
}

/** The same for another process: the program and its arguments. */
export function operatorProgram(command: string): [string, ...string[]] {
  if (isRelease) return [join(dirname(process.execPath), 'escola'), command]
  return [process.execPath, 'escola/main.ts', command]
}
