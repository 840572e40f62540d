import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDataDir } from '#bench/data-dir.ts'
import { median, medianRatio } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { openStores } from '#server/stores.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'
import { heicFile } from '#tests/sample-data/heic-file.ts'

export const title = 'Photos of 12 megapixels, from the last byte to stored, against sharp alone'

const rounds = 10
const photosARound = 5

/** As a phone's encoder writes it, where libheif's own is installed (`libheif-examples`). */
function phoneHeicOf(photo: Buffer): Buffer | null {
  const folder = newDataDir()
  const [jpeg, heic] = [join(folder, 'foto.jpg'), join(folder, 'foto.heic')]
  writeFileSync(jpeg, photo)
  const { status } = spawnSync('heif-enc', ['-q', '50', '-p', 'preset=fast', jpeg, '-o', heic])
  return status === 0 ? readFileSync(heic) : null
}

/** Its decoder has less to do than with a phone's. */
function uncompressedHeic(): Buffer {
  console.log('heif-enc is not installed: the HEIC photo is one of plain samples')
  return heicFile(4032, 3024, (x, y) => [x % 255, y % 255, 90], { depth: 2 })
}

export async function measure(): Promise<Figure[]> {
  const photo = await phonePhoto(4000, 3000)
  const stores = await openStores({ dataDir: newDataDir() })
  const { id } = await stores.events.create(aDraft(), new Date())
  const sharpPeer = fork('bench/peers/sharp.ts')

  const addToStore = async (count: number, bytes = photo) => {
    const file = { name: 'foto', type: 'image/jpeg', bytes }
    const files = Array.from({ length: count }, () => file)
    const started = performance.now()
    const { kind } = await addPhotos(id, files, stores, { now: () => new Date() })
    if (kind !== 'added') throw new Error(kind)
    return performance.now() - started
  }
  const resizeOnly = async (count: number) => {
    sharpPeer.send({ bytes: photo.toString('base64'), count })
    const [ms] = (await once(sharpPeer, 'message')) as [number]
    return ms
  }
  const alternate = async (count: number) => {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await resizeOnly(count))
      ours.push(await addToStore(count))
    }
    return { seconds: median(ours) / 1000, ratio: medianRatio(ours, theirs) }
  }

  try {
    await alternate(1)
    const one = await alternate(1)
    const many = await alternate(photosARound)
    const heic = phoneHeicOf(photo) ?? uncompressedHeic()
    const heicTimes: number[] = []
    for (let round = 0; round < 5; round += 1) heicTimes.push(await addToStore(1, heic))
    const heicSeconds = median(heicTimes) / 1000
    return [
      { what: 'one photo against sharp alone', value: one.ratio, limit: 1.15, unit: 'x' },
      { what: 'one photo', value: one.seconds, limit: 1.3, unit: 's' },
      { what: 'one HEIC photo', value: heicSeconds, limit: 3, unit: 's' },
      {
        what: `${rounds * photosARound} photos, share of sharp’s own speed`,
        value: 1 / many.ratio,
        limit: 0.8,
        unit: 'x',
        atLeast: true,
      },
    ]
  } finally {
    sharpPeer.kill()
    await stores.close()
  }
}
