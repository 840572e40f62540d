import { expect, test } from 'vitest'
import { aDataFolder } from './data-folder.ts'
import { killRepeatedly } from './repeated-kills.ts'

const patience = 240_000

// Two schools at a time: a dying process leaves a core idle while the next one starts.
test('12 kills in the middle of batches, deletions and edits lose nothing and leave nothing', {
  timeout: patience,
}, async () => {
  const schools = await Promise.all(
    [22, 23].map((seed) => killRepeatedly(aDataFolder(), { kills: 6, seed })),
  )
  expect(schools.flatMap(({ losses }) => losses)).toEqual([])
  const sum = (what: 'kills' | 'inMidWork' | 'done') =>
    schools.reduce((total, school) => total + school[what], 0)
  expect(sum('kills')).toBe(12)
  // The kills hit work in progress, and work was acknowledged between them.
  expect(sum('inMidWork')).toBeGreaterThan(2)
  expect(sum('done')).toBeGreaterThan(12)
})

test('the same look finds what a store loses that moves its files after the commit', {
  timeout: patience,
}, async () => {
  const { losses } = await killRepeatedly(aDataFolder(), { kills: 1, seed: 24, naive: true })
  expect(losses.join()).toMatch(/has no sound|has lost its original/)
})
