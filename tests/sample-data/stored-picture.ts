import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, 'stored-pictures')

/** A picture that no test can make, or not in the time of a test; the folder's README describes each. */
export function storedPicture(name: string): Buffer {
  return gunzipSync(readFileSync(join(folder, `${name}.gz`)))
}

/** What the container of a HEIC or AVIF claims; the picture inside is unchanged. */
export function claiming(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture)
  const at = changed.indexOf('ispe') + 8
  changed.writeUInt32BE(width, at)
  changed.writeUInt32BE(height, at + 4)
  return changed
}

/** How many quarter turns to the left a HEIC needs to be upright. */
export function turned(heic: Buffer, turns: number): Buffer {
  const changed = Buffer.from(heic)
  changed[changed.indexOf('irot') + 4] = turns
  return changed
}
