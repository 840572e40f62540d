import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPhotos } from '../domain/photos/add-photos.ts'
import { openStores } from '../server/stores.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'
import { type Figure, median, medianRatio } from './table.ts'

export const title = 'Photos of 12 megapixels, from the last byte to stored, against bare sharp'

const rounds = 10
const photosARound = 5

/** One photo, and 50 in ten portions; the site and bare sharp in turn, each with both cores. */
export async function measure(): Promise<Figure[]> {
  const photo = await phonePhoto(4000, 3000)
  const stores = await openStores({ dataDir: mkdtempSync(join(tmpdir(), 'escola-bench-')) })
  const { id } = await stores.events.create(aDraft(), new Date())
  const bare = fork('bench/bare-sharp.ts')

  const store = async (count: number) => {
    const file = { name: 'foto.jpg', type: 'image/jpeg', bytes: photo }
    const files = Array.from({ length: count }, () => file)
    const started = performance.now()
    const { kind } = await addPhotos(id, files, stores, { now: () => new Date() })
    if (kind !== 'added') throw new Error(kind)
    return performance.now() - started
  }
  const justMake = async (count: number) => {
    bare.send({ bytes: photo.toString('base64'), count })
    const [took] = (await once(bare, 'message')) as [number]
    return took
  }
  const inTurn = async (count: number) => {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await justMake(count))
      ours.push(await store(count))
    }
    return { seconds: median(ours) / 1000, ratio: medianRatio(ours, theirs) }
  }

  await inTurn(1)
  const one = await inTurn(1)
  const many = await inTurn(photosARound)
  bare.kill()
  await stores.close()
  return [
    { what: 'one photo against bare sharp', value: one.ratio, limit: 1.15, unit: 'x' },
    { what: 'one photo', value: one.seconds, limit: 1.3, unit: 's' },
    {
      what: `${rounds * photosARound} photos, how much of bare sharp’s speed`,
      value: 1 / many.ratio,
      limit: 0.8,
      unit: 'x',
      atLeast: true,
    },
  ]
}
