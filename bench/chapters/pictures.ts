import { fork } from 'node:child_process'
import { once } from 'node:events'
import { newDataDir } from '#bench/data-dir.ts'
import { median, medianRatio } from '#bench/statistics.ts'
import { atLeast, atMost, type Figure } from '#bench/table.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { openStores } from '#server/stores.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'

export const title = 'Photos of 12 megapixels, from the last byte to stored, against sharp alone'

const rounds = 10
const photosARound = 5

export async function measure(): Promise<Figure[]> {
  const photo = await phonePhoto(4000, 3000)
  const stores = await openStores({ dataDir: newDataDir() })
  const { id } = await stores.events.create(aDraft(), new Date())
  const sharpPeer = fork('bench/sharp-process.ts')

  const addToStore = async (count: number) => {
    const file = { name: 'foto', type: 'image/jpeg', bytes: photo }
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
    return [
      atMost(1.15, 'x', 'one photo against sharp alone', one.ratio),
      atMost(1.3, 's', 'one photo', one.seconds),
      atLeast(
        0.8,
        'x',
        `${rounds * photosARound} photos, share of sharp’s own speed`,
        1 / many.ratio,
      ),
    ]
  } finally {
    sharpPeer.kill()
    await stores.close()
  }
}
