import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'

type Lock = Record<string, { dependencies?: object; optionalDependencies?: object }>

/** Packages for the runtime `bare`, which we do not use; and Node itself, of which only the binary is copied. */
const left = /^(bare-.*|node)$/

/** The folders of all packages that `dependencies` needs and that are installed on this platform. */
export function runtimePackages(): string[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = new Set<string>()
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies } = lock[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const wanted = left.test(name) ? null : installedFolder(name, folder, lock)
      if (!wanted || found.has(wanted)) continue
      found.add(wanted)
      visit(wanted)
    }
  }
  visit('')
  return [...found]
}

/** Resolved like Node: from the depending package upwards. */
function installedFolder(name: string, from: string, lock: Lock): string | null {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
    const candidate = `${base}node_modules/${name}`
    if (lock[candidate]) return existsSync(join(root, candidate)) ? candidate : null
    if (folder === '') return null
  }
}
