import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { phonePhoto } from '#tests/sample-data/builders.ts'

/** `[left, top, width, height]` in pixels. */
export type Box = [number, number, number, number]

export type FacePhoto = {
  name: string
  bytes: Uint8Array
  /** Every face in it, and the size in which they were measured. Null: nobody has marked them. */
  truth: { width: number; height: number; faces: Box[] } | null
}

/**
 * Photos of people do not belong to the project: `FACE_PHOTOS` names a folder with JPEGs, and with a `faces.json` that
 * has the true faces by file name.
 */
export function facePhotos(folder: string | undefined): FacePhoto[] {
  if (!folder) return []
  const truth = JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8'))
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)), truth: truth[name] ?? null }))
}

/** As large as phones take them; there is no face in it. */
export async function largePhoto(): Promise<FacePhoto> {
  const truth = { width: 4000, height: 3000, faces: [] }
  return { name: '12-megapixels.jpg', bytes: await phonePhoto(4000, 3000), truth }
}

/** Each true face has at most one box, the one that overlaps it most. */
export function matched(found: readonly Box[], faces: readonly Box[]) {
  const pairs = found.flatMap((box, at) =>
    faces.map((face, index) => ({ at, index, overlap: overlapOf(box, face) })),
  )
  const boxes = new Set<number>()
  const hit = new Set<number>()
  for (const { at, index, overlap } of pairs.toSorted((a, b) => b.overlap - a.overlap)) {
    if (overlap < 0.25 || boxes.has(at) || hit.has(index)) continue
    boxes.add(at)
    hit.add(index)
  }
  return { hit: hit.size, falseAlarms: found.length - boxes.size }
}

function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  const common = Math.max(0, width) * Math.max(0, height)
  return common / (a[2] * a[3] + b[2] * b[3] - common)
}
