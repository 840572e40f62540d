import { survive } from '../../tests/faults/kills.ts'
import { newDataDir } from '../data-dir.ts'
import type { Figure } from '../table.ts'

export const title = 'kill -9 in the middle of batches, deletions and edits'

/** Ten schools of fifty kills each, two at a time. */
export async function measure(): Promise<Figure[]> {
  let kills = 0
  let inMidWork = 0
  const complaints: string[] = []
  for (let seed = 1; seed < 10; seed += 2) {
    const pair = await Promise.all(
      [seed, seed + 1].map((number) => survive(newDataDir(), { kills: 50, seed: number })),
    )
    for (const school of pair) {
      kills += school.kills
      inMidWork += school.inMidWork
      complaints.push(...school.complaints)
    }
  }
  for (const complaint of complaints) console.error(complaint)
  const what = `complaints after ${kills} kills, ${inMidWork} of them in mid-work`
  return [{ what, value: complaints.length, limit: 0, unit: '' }]
}
