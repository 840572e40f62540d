// Rows 16 and 30 of the threats: small files that ask for much time or memory.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slotFiles } from '#domain/photos/slot-files.ts'
import { storedPicture } from '#tests/sample-data/stored-picture.ts'
import { costlyPictures } from './costly-pictures.ts'
import type { EncodeCost, EncodeRequest } from './costly-pictures-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'escola-'))
const encoder = fork('tests/attacks/costly-pictures-process.ts', {
  execPath: 'node_modules/.bin/node',
})
/** CPU time allowed: twice what the costliest takes on a slow machine. Without limits these took minutes. */
const seconds = 15

afterAll(() => {
  encoder.kill()
  rmSync(folder, { recursive: true })
})

async function fileOf(name: string): Promise<string> {
  const path = join(folder, name)
  if (!existsSync(path)) {
    const bytes = (await costlyPictures[name]?.make?.()) ?? storedPicture(name)
    expect(bytes.length).toBeLessThan(5 * 1024 ** 2)
    writeFileSync(path, bytes)
  }
  return path
}

async function costOf(names: string[], place: EncodeRequest['place']): Promise<EncodeCost> {
  const paths = []
  for (const name of names) paths.push(await fileOf(name))
  const cost = once(encoder, 'message')
  encoder.send({ paths, place } satisfies EncodeRequest)
  return (await cost)[0]
}

const each = Object.entries(costlyPictures).map(([name, costly]) => ({ name, ...costly }))

test.each(each)(
  '$name is $end, in seconds and in bounded memory',
  async ({ name, end, place, most = 300 }) => {
    const { pictures, ...cost } = await costOf([name], place ?? 'gallery')
    expect(pictures).toMatchObject([{ end }])
    if (place === 'slot') {
      const [{ slot } = {}] = pictures
      expect(slot?.files.sort()).toEqual(slotFiles.toSorted())
      expect(slot?.widest).toBe(Math.min(1400, slot?.width ?? 0))
    }
    expect(cost.megabytes).toBeLessThan(most)
    expect(cost.seconds).toBeLessThan(seconds)
  },
)

test('eight at once stay within 600 MB, the costliest that a slot takes among them', async () => {
  const taken = ['phone.heic', 'phone.heic', 'twelve-444.avif', 'twelve-444.avif']
  const bombs = ['hidden.heic', 'hidden.avif', 'too-large.heic', 'too-large.avif']
  // Two are encoded at a time. In this order each accepted kind is paired with itself, the other kind and a bomb.
  const eight = [...taken, ...bombs]
  const { pictures, megabytes } = await costOf(eight, 'slot')
  expect(pictures.map(({ end }) => end)).toEqual(eight.map((name) => costlyPictures[name]?.end))
  expect(megabytes).toBeLessThan(600)
})
