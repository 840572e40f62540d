import { expect, test } from 'vitest'
import { type Choosing, coverLabel, redactionsOf, withTap } from '#app/routes/admin/cover/cover.ts'

test('all found faces are covered, or all but those that are tapped, or only those', () => {
  const cover = (key: number, isFound = true) => ({
    ...{ x: key / 10, y: 0.1, width: 0.08, height: 0.1, key, isFound, isTapped: false },
  })
  const byHand = cover(0, false)
  const all: Choosing = { choice: 'all', covers: [byHand, cover(1), cover(2), cover(3)] }
  const keysOf = (choosing: Choosing) => redactionsOf(choosing).map(({ x }) => Math.round(x * 10))
  expect(keysOf(all)).toEqual([0, 1, 2, 3])

  const except = withTap(all, 2)
  expect(keysOf(except)).toEqual([0, 1, 3])
  const third = except.covers[2]
  expect(third && coverLabel(third, except)).toBe('Rosto 3 de 4, à mostra, no alto à esquerda')
  expect(keysOf({ ...except, choice: 'only' })).toEqual([0, 2])
  expect(keysOf(withTap({ ...except, choice: 'only' }, 3))).toEqual([0, 2, 3])
  expect(keysOf({ ...except, choice: 'all' })).toEqual([0, 1, 2, 3])
  expect(keysOf(withTap({ ...except, choice: 'all' }, 1))).toEqual([0, 2, 3])
})
