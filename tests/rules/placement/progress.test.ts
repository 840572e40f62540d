import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import {
  answersOf,
  optionsOf,
  type Progress,
  readProgress,
  readUnfinished,
  writeProgress,
  writeUnfinished,
} from '#domain/placement/progress.ts'
import { readSeen, writeSeen } from '#domain/placement/seen-questions.ts'

const bank = banks.ingles

function afterSome(count: number): Progress {
  const choices: Progress['choices'][number][] = []
  for (let step = 0; step < count; step += 1) {
    const question = nextQuestion(bank, answersOf(bank, { choices }), { seed: 7, seen: [] })
    if (!question) throw new Error('the test ended early')
    choices.push({ id: question.id, chosen: step % 3 ? question.right : null })
  }
  return { seed: 7, choices, seen: [] }
}

function wholeTest(): Progress {
  const choices: Progress['choices'][number][] = []
  for (;;) {
    const question = nextQuestion(bank, answersOf(bank, { choices }), { seed: 7, seen: [] })
    if (!question) return { seed: 7, choices, seen: [] }
    choices.push({ id: question.id, chosen: null })
  }
}

test('what was kept comes back, the next question and its order of options included', () => {
  const before = afterSome(6)
  const after = readProgress(writeProgress(before), bank)
  expect(after).toEqual(before)
  expect(answersOf(bank, before).map(({ right }) => right)).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ])
  const question = nextQuestion(bank, answersOf(bank, before), before)
  if (!question) throw new Error('the test ended early')
  expect(optionsOf(question, 7)).toEqual(optionsOf(question, 7))
  expect(optionsOf(question, 7).toSorted()).toEqual([question.right, ...question.wrong].toSorted())
})

test('the right option stands in every place', () => {
  const seeds = Array.from({ length: 25 }, (_, index) => index * 7919)
  const places = seeds.flatMap((seed) =>
    bank.map((question) => optionsOf(question, seed).indexOf(question.right)),
  )
  for (const place of [0, 1, 2, 3]) {
    expect(places.filter((one) => one === place).length / places.length).toBeCloseTo(0.25, 1)
  }
})

const [first] = afterSome(1).choices

test.each([
  ['nothing', null],
  ['no JSON', '{"seed":'],
  ['another shape', '[1, 2]'],
  ['no seed', JSON.stringify({ choices: [], seen: [] })],
  ['a seed of text', JSON.stringify({ seed: '7', choices: [], seen: [] })],
  [
    'a question that does not exist',
    JSON.stringify({ seed: 7, choices: [{ id: 'x', chosen: null }], seen: [] }),
  ],
  [
    'an option that does not exist',
    JSON.stringify({ seed: 7, choices: [{ ...first, chosen: 'x' }], seen: [] }),
  ],
  ['the same question twice', JSON.stringify({ seed: 7, choices: [first, first], seen: [] })],
  ['a way this bank does not lead', JSON.stringify({ ...afterSome(5), seed: 8 })],
])('%s is no progress', (_, kept) => {
  expect(readProgress(kept, bank)).toBeNull()
})

const day = 86_400_000
const today = Date.UTC(2026, 10, 18)

test('a test that was left can be continued for seven days', () => {
  const left = afterSome(6)
  const text = writeUnfinished(left, today)
  expect(readUnfinished(text, bank, today)).toEqual(left)
  expect(readUnfinished(text, bank, today + 7 * day - 1)).toEqual(left)
  expect(readUnfinished(text, bank, today + 7 * day)).toBeNull()
})

test.each([
  ['a finished test', writeUnfinished(wholeTest(), today)],
  ['a test without an answer', writeUnfinished(afterSome(0), today)],
  ['a test without a time', writeProgress(afterSome(6))],
  ['a test of another seed', writeUnfinished({ ...afterSome(6), seed: 8 }, today)],
  ['no JSON', '{"seed":'],
  ['nothing', null],
])('%s cannot be continued', (_, text) => {
  expect(readUnfinished(text, bank, today)).toBeNull()
})

test('which questions were asked is remembered without the answers, the latest last', () => {
  const [first = '', second = '', third = ''] = bank.map(({ id }) => id)
  expect(readSeen(null, bank)).toEqual([])
  const once = writeSeen(readSeen(writeSeen([], first), bank), second)
  expect(readSeen(once, bank)).toEqual([first, second])
  expect(readSeen(writeSeen(readSeen(once, bank), first), bank)).toEqual([second, first])
  expect(readSeen(`{"x": ${third} ${third} <b>`, bank)).toEqual([third])
})

test('the progress of one language is none in another', () => {
  expect(readProgress(writeProgress(afterSome(5)), banks.alemao)).toBeNull()
})
