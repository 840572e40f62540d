import { expect, test } from 'vitest'
import { aDataFolder } from './data-folder.ts'
import { killRepeatedly } from './repeated-kills.ts'

const patience = 240_000

test(
  '8 kills in the middle of batches, deletions and edits lose nothing and leave nothing',
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

test('the same look finds what a store loses that moves its files after the commit', {
  timeout: patience,
}, async () => {
  const { losses } = await killRepeatedly(aDataFolder(), { kills: 1, seed: 24, way: 'naive' })
  expect(losses.join()).toMatch(/has no sound|has lost its original/)
})
