import { expect, test } from 'vitest'
import { type Line, possibleAfter } from './acknowledged-writes.ts'
import { aDataFolder } from './data-folder.ts'
import { everyFile, killRepeatedly } from './repeated-kills.ts'

const patience = 240_000

test(
  '8 kills while photos are uploaded, deleted, covered and hidden lose nothing and serve nothing they must not',
  {
    timeout: patience,
  },
  () => killTwoSchools([22, 23], 4),
)

test(
  '8 kills while things are moved to the bin, restored and removed for good lose nothing and serve nothing that is deleted',
  {
    timeout: patience,
  },
  () => killTwoSchools([25, 26], 4, 'bin'),
)

/** Two schools at a time: a dying process leaves a core idle while the next one starts. */
async function killTwoSchools(seeds: number[], kills: number, way?: 'bin'): Promise<void> {
  const schools = await Promise.all(
    seeds.map((seed) => killRepeatedly(aDataFolder(), { kills, seed, ...(way && { way }) })),
  )
  expect(schools.flatMap(({ losses }) => losses)).toEqual([])
  const sum = (what: 'kills' | 'inMidWork' | 'done') =>
    schools.reduce((total, school) => total + school[what], 0)
  expect(sum('kills')).toBe(2 * kills)
  // The kills hit work in progress, and work was acknowledged between them.
  expect(sum('inMidWork')).toBeGreaterThan(1)
  expect(sum('done')).toBeGreaterThan(8)
}

test('what the bin has of an event that is removed for good goes before it, item by item', () => {
  const photos = (id: string) => ({ id, photos: [{ name: 'a.png', place: 0 }] })
  const event = { name: 'Festa', isHidden: false, photos: [] }
  const [first, second, other] = [photos('festa'), photos('festa'), photos('sarau')]
  const before = { events: { festa: event }, bin: { first, second, other } }
  const begun: Line = { kind: 'begun', work: { kind: 'remove', event: 'festa' } }
  const whole = { events: {}, bin: { other } }
  expect(possibleAfter(before, [begun, { kind: 'done' }])).toEqual([whole])
  expect(possibleAfter(before, [begun])).toEqual([
    { ...before, bin: { other } },
    { ...before, bin: { other, first } },
    { ...before, bin: { other, second } },
    before,
    whole,
  ])
})

test('the same look finds what is lost if files are put in place after the commit', {
  timeout: patience,
}, async () => {
  const { losses } = await killRepeatedly(aDataFolder(), { kills: 1, seed: 24, way: 'naive' })
  expect(losses.join()).toMatch(/has no sound|has lost its original/)
})

test('the same look finds what is served if nobody asks the documents', {
  timeout: patience,
}, async () => {
  const control = { kills: 20, seed: 27, way: 'bin', door: everyFile } as const
  const { losses } = await killRepeatedly(aDataFolder(), control)
  expect(losses.join()).toMatch(/is hidden or deleted, and served/)
})
