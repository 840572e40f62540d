import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Such as '1.0.0 (3f2a1bc9)', or without the commit where neither a release nor git names one. A build that was copied
 * away from its package.json serves all the same.
 */
export function runningVersion(): string {
  const folder = packageFolder(import.meta.dirname)
  if (!folder) return 'desconhecida'
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const { version, commit = commitOf(folder) } = JSON.parse(text)
  return commit ? `${version} (${commit})` : version
}

function packageFolder(within: string): string | null {
  if (existsSync(join(within, 'package.json'))) return within
  return within === dirname(within) ? null : packageFolder(dirname(within))
}

/** The commit of a checkout, with a '+' if files differ from it. */
export function commitOf(folder: string): string | null {
  const args = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=+']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
