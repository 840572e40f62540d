import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const keptBuilds = 3

/**
 * Points `build` to `builds/next` in one step. A running site stays in its own folder; earlier builds
 * are kept because open pages still request their files.
 */
export function swapBuild(top = root, now = new Date()) {
  const builds = join(top, 'builds')
  const link = join(top, 'build')
  const name = now.toISOString().replaceAll(/[:.]/g, '')
  renameSync(join(builds, 'next'), join(builds, name))
  const newLink = join(builds, 'link')
  rmSync(newLink, { force: true })
  symlinkSync(join('builds', name), newLink, 'junction')
  renameSync(newLink, link)
  for (const old of readdirSync(builds).sort().reverse().slice(keptBuilds)) {
    rmSync(join(builds, old), { recursive: true })
  }
}
