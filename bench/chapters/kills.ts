import { newDataDir } from '#bench/data-dir.ts'
import type { Figure } from '#bench/table.ts'
import { killRepeatedly } from '#tests/stores/repeated-kills.ts'

export const title = 'kill -9 in the middle of batches, deletions and edits'

/** Ten schools of fifty kills each, two at a time. */
export async function measure(): Promise<Figure[]> {
  let kills = 0
  let inMidWork = 0
  const losses: string[] = []
  for (let seed = 1; seed < 10; seed += 2) {
    const pair = await Promise.all(
      [seed, seed + 1].map((number) => killRepeatedly(newDataDir(), { kills: 50, seed: number })),
    )
    for (const school of pair) {
      kills += school.kills
      inMidWork += school.inMidWork
      losses.push(...school.losses)
    }
  }
  for (const loss of losses) console.error(loss)
  const what = `losses after ${kills} kills, ${inMidWork} of them in mid-work`
  return [{ what, value: losses.length, limit: 0, unit: '' }]
}
