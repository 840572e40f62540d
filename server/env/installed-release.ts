import { lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInstalled } from './operator-command.ts'

export type InstalledRelease = {
  name: string
  /** Those in /srv/escola/releases, to which one can return. */
  all: string[]
  /** When it took the place of another one. */
  since: Date
  /** The newest of the others. */
  before: string | null
}

/** The running release. Null: not installed by install.sh. */
export function installedRelease(): InstalledRelease | null {
  // /srv/escola/releases/NAME/bin/node
  return isInstalled ? releaseIn(dirname(dirname(process.execPath))) : null
}

export function releaseIn(folder: string): InstalledRelease {
  const [name, releases] = [basename(folder), dirname(folder)]
  const all = readdirSync(releases).filter((one) => !one.endsWith('.partial'))
  const age = (one: string) => statSync(join(releases, one)).mtimeMs
  const [before = null] = all.filter((one) => one !== name).sort((a, b) => age(b) - age(a))
  return { name, all, before, since: lstatSync(join(dirname(releases), 'current')).mtime }
}
