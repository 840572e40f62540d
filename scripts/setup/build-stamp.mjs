import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest.mjs'
import { root } from './root.mjs'
import { mustRun } from './run.mjs'
import { step } from './say.mjs'

/** Everything the build reads. */
export const sources = [
  'adapters',
  'app',
  'content',
  'domain',
  'server',
  'scripts/build.ts',
  'scripts/check-facts.ts',
  'scripts/pictures',
  'scripts/setup',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

export async function ensureBuilt() {
  if (!isBuilt()) await step('Construindo o site', () => mustRun('node', ['scripts/build.ts']))
}

export function isBuilt() {
  const stamp = join(root, 'build/stamp')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(sources)
}

export function stampBuild(folder) {
  writeFileSync(join(folder, 'stamp'), digestOf(sources))
}
