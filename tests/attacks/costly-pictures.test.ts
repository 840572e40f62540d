// Rows 16 and 30 of the threats: small files that ask for much time or memory.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { costlyPictures } from './costly-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'escola-'))
const ends: Record<string, string> = {
  'interlaced-rgba16.png': 'too-much-memory',
  'interlaced-rgb.png': 'encoded',
  'progressive-444.jpg': 'too-much-memory',
  'progressive-420.jpg': 'encoded',
  'lossless.webp': 'encoded',
  'phone.heic': 'encoded',
  'small.heic': 'encoded',
  'twelve.heic': 'encoded',
  'too-large.heic': 'too-many-pixels',
  'hidden.heic': 'not-an-image',
  'twelve-444.avif': 'encoded',
  'twelve-10-bits.avif': 'encoded',
  'too-large.avif': 'too-many-pixels',
  'hidden.avif': 'too-much-memory',
  'thin.gif': 'too-thin',
  'thin.png': 'too-thin',
  'tall.png': 'too-thin',
  'long.png': 'encoded',
  'thousand.gif': 'encoded',
  'thousands.gif': 'too-many-frames',
  'texts.png': 'encoded',
}
/** Of processor time: twice what the costliest takes on a slow machine. Without limits these took minutes. */
const seconds = 15

afterAll(() => rmSync(folder, { recursive: true }))

async function fileOf(name: string): Promise<string> {
  const path = join(folder, name)
  if (!existsSync(path)) {
    const bytes = (await costlyPictures[name]?.()) ?? Buffer.alloc(0)
    expect(bytes.length).toBeLessThan(5 * 1024 ** 2)
    writeFileSync(path, bytes)
  }
  return path
}

async function eat(names: string[], place: 'gallery' | 'slot' = 'gallery') {
  const paths = []
  for (const name of names) paths.push(await fileOf(name))
  const args = ['tests/attacks/costly-pictures-process.ts', place, ...paths]
  return JSON.parse(execFileSync('node_modules/.bin/node', args, { encoding: 'utf8' }))
}

/** What a phone of today takes by default, and the colours of an AVIF in full or in ten bits. */
const costliest = ['phone.heic', 'twelve-444.avif', 'twelve-10-bits.avif']
const most = (name: string) => (costliest.includes(name) ? 400 : 300)

test.each(Object.entries(ends))('%s is %s, in seconds and in bounded memory', async (name, end) => {
  const eaten = await eat([name])
  expect(eaten.ends).toEqual([end])
  expect(eaten.megabytes).toBeLessThan(most(name))
  expect(eaten.seconds).toBeLessThan(seconds)
})

/** An iPhone's smallest, and the largest of each kind that is taken. */
const forSlots = [
  'small.heic',
  'phone.heic',
  'twelve-444.avif',
  'interlaced-rgb.png',
  'progressive-420.jpg',
  'lossless.webp',
]

test.each(forSlots)('%s is taken into a slot of the site, in bounded memory', async (name) => {
  const eaten = await eat([name], 'slot')
  expect(eaten.ends).toEqual(['encoded'])
  expect(eaten.megabytes).toBeLessThan(most(name))
})

test('eight at once stay within 600 MB, the costliest that a slot takes among them', async () => {
  const bombs = Object.keys(ends).filter((name) => /(hidden|too-large)\./.test(name))
  // Two are made at a time: each kind that is taken meets itself, the other and a bomb.
  const eight = ['phone.heic', 'phone.heic', 'twelve-444.avif', 'twelve-444.avif', ...bombs]
  expect(eight).toHaveLength(8)
  const eaten = await eat(eight, 'slot')
  expect(eaten.ends).toEqual(eight.map((name) => ends[name]))
  expect(eaten.megabytes).toBeLessThan(600)
})
