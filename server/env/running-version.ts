import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** Such as '1.0.0 (3f2a1bc9)', or without the commit where neither a release nor git names one. */
export function runningVersion(): string {
  const file = findPackageJSON(import.meta.url) ?? ''
  const { version, commit = commitOf(dirname(file)) } = JSON.parse(readFileSync(file, 'utf8'))
  return commit ? `${version} (${commit})` : version
}

/** The commit of a checkout, with a '+' if files differ from it. */
export function commitOf(folder: string): string | null {
  const args = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=+']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
