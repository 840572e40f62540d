import { type Level, levels } from '#domain/placement/question.ts'
import type { Result } from '#domain/placement/result.ts'

/** What a level test is counted as. A beginner has no level. */
export type TestOutcome = Level | 'ponto-de-partida'

export const testOutcomes: readonly TestOutcome[] = ['ponto-de-partida', ...levels]

export function testOutcome({ level, startingPoint }: Result): TestOutcome {
  return startingPoint ? 'ponto-de-partida' : level
}
