import { atMost, type Figure } from '#bench/table.ts'
import { estimate } from '#domain/placement/ability.ts'
import {
  bestQuestion,
  isDecided,
  mostQuestions,
  sureEnough,
} from '#domain/placement/next-question.ts'
import { type Bank, levels } from '#domain/placement/question.ts'
import { type Placements, placementsOf } from '#tests/rules/placement/placements.ts'
import { type Crowd, type Taken, takeTests } from '#tests/rules/placement/virtual-learners.ts'

const never = 1.01

/** The site's own rule is the one that falls late. */
const rules: Record<string, typeof sureEnough> = {
  ...Object.fromEntries(
    [0.8, 0.85, 0.9, 0.95, 0.97].map((certainty) => [
      `stop at ${percent(certainty)}`,
      () => certainty,
    ]),
  ),
  'stop as on the site': sureEnough,
  'all questions': () => never,
}

/**
 * What other limits of certainty would cost for learners who guess, each compared with asking all questions, on the
 * same answers.
 */
export function stopFigures(bank: Bank): Figure[] {
  const even = wholeTests(bank, { perLevel: 2000, seed: 9200 })
  const behind = wholeTests(bank, { perLevel: 600, seed: 9201, oddSkill: -2 })
  const farBehind = wholeTests(bank, { perLevel: 600, seed: 9202, oddSkill: -4 })
  const all = even(() => never)
  return Object.entries(rules).flatMap(([rule, certainty]) => {
    const placed = even(certainty)
    const found = [behind, farBehind].map((tests) => percent(tests(certainty).oddFound)).join(', ')
    const skills = `skills one and two levels behind found ${found}, even ones judged ${percent(placed.judged)}`
    const lost = `${rule}: ${skills}, exact ${percent(placed.exact)}, points fewer than with all questions`
    const medians = levels.map((level) => `${level} ${placed.medianOf[level]}`).join(', ')
    const asked = `${rule}: all ${percent(placed.askedAll)}, medians ${medians}, mean questions`
    const mostLost = certainty === sureEnough ? 0.3 : 2
    return [
      atMost(mostLost, 'points', lost, (all.exact - placed.exact) * 100),
      atMost(mostQuestions, '', asked, placed.questions),
    ]
  })
}

/** Every question is asked; the rule then determines where each test would have ended. */
function wholeTests(bank: Bank, crowd: Crowd): (certainty: typeof sureEnough) => Placements {
  const tests = takeTests(bank, {
    ...crowd,
    next: (all, answers, run) =>
      answers.length < mostQuestions ? bestQuestion(all, answers, estimate(answers), run) : null,
  })
  return (certainty) =>
    placementsOf(
      tests.map((test) => endedAt(test, certainty)),
      crowd,
    )
}

function endedAt(test: Taken, certainty: typeof sureEnough): Taken {
  const { answers } = test
  const end = answers.findIndex((_, at) => {
    const given = answers.slice(0, at + 1)
    return isDecided(given, estimate(given), certainty)
  })
  return { ...test, answers: answers.slice(0, end + 1) }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
