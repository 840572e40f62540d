import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A release has no npm: its Node is in the folder of its commands. */
const isRelease = existsSync(join(dirname(process.execPath), 'escola'))

/** One of the operator's commands as it is typed here: 'escola admin' or 'npm run escola -- admin'. */
export function operatorCommand(words: string): string {
  return `${isRelease ? 'escola' : 'npm run escola --'} ${words}`
}
