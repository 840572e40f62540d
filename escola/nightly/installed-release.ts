import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isInstalled } from '#server/env/operator-command.ts'

/** The running release, and all installed ones, to which one can return. Null: not installed by install.sh. */
export function installedRelease(): { name: string; all: string[] } | null {
  if (!isInstalled) return null
  // /srv/escola/releases/NAME/bin/node
  const folder = dirname(dirname(process.execPath))
  return { name: basename(folder), all: readdirSync(dirname(folder)) }
}
