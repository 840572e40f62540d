import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A release has no npm: its Node is in the folder of its commands. */
const isRelease = existsSync(join(dirname(process.execPath), 'escola'))

/** By deploy/install.sh, with the service and the socket of systemd. */
export const isInstalled = process.execPath.includes('/srv/escola/releases/')

/** One of the operator's commands as it is typed here: 'escola admin' or 'npm run escola -- admin'. */
export function operatorCommand(words: string): string {
  return `${isRelease ? 'escola' : 'npm run escola --'} ${words}`
}

/** The same for another process: the program and its arguments. */
export function operatorProgram(command: string): [string, ...string[]] {
  if (isRelease) return [join(dirname(process.execPath), 'escola'), command]
  return [process.execPath, 'escola/main.ts', command]
}
