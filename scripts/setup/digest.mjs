import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** One digest of the names and contents of all these files and folders. */
export function digestOf(paths, top = root) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(path, top)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(top, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path, top) {
  const stats = statSync(join(top, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(top, path)).flatMap((name) => filesBelow(`${path}/${name}`, top))
}
