import { expect, test } from 'vitest'
import { readPhoto } from '#domain/photos/photo.ts'
import {
  centreOf,
  maxRedactions,
  movedBy,
  readRedactions,
  redactionAt,
  resizedTo,
  scaledBy,
} from '#domain/photos/redaction.ts'

const face = { x: 0.4, y: 0.2, width: 0.1, height: 0.16 }

test('covers are read from a document, from JSON and again from what was read', () => {
  expect(readRedactions([face])).toEqual([face])
  expect(readRedactions(JSON.stringify([face, face]))).toEqual([face, face])
  const cut = readRedactions([{ ...face, x: 0.123_456_789 }])
  expect(cut).toEqual([{ ...face, x: 0.1235 }])
  expect(readRedactions(cut)).toEqual(cut)
  expect(readRedactions([])).toEqual([])
})

test.each([
  null,
  'x',
  '{}',
  { 0: face },
  [null],
  [[0.1, 0.1, 0.1, 0.1]],
  [{ ...face, x: '0.4' }],
  [{ ...face, width: Number.NaN }],
  [{ x: 0.1, y: 0.1, width: 0.1 }],
  Array.from({ length: maxRedactions + 1 }, () => face),
])('%j is no list of covers', (stored) => {
  expect(readRedactions(stored)).toBeNull()
})

test('a photo whose covers cannot be read is not read: a copy of it would show the faces', () => {
  const stored = { url: '/fotos/x/large.webp', nome: 'x.jpg', uploadedAt: '' }
  expect(readPhoto({ ...stored, cobertos: [face] })).toEqual({ ...stored, cobertos: [face] })
  for (const none of [undefined, null, []]) {
    expect(readPhoto({ ...stored, cobertos: none })).toEqual(stored)
  }
  for (const damaged of ['x', [null], { length: 1 }, 7]) {
    expect(readPhoto({ ...stored, cobertos: damaged })).toBeNull()
  }
})

test('a cover stays on the picture by its centre, and may reach beyond the edge', () => {
  expect(centreOf(redactionAt({ x: 0, y: 1 }, face))).toEqual({ x: 0, y: 1 })
  expect(movedBy(face, -5, 5)).toEqual({ ...face, x: -0.05, y: 0.92 })
  expect(movedBy(movedBy(face, 0.01, 0), -0.01, 0)).toEqual(face)
  expect(readRedactions([{ x: 7, y: -7, width: 0.2, height: 0.2 }])).toEqual([
    { x: 0.9, y: -0.1, width: 0.2, height: 0.2 },
  ])
})

test('a cover changes its size around its centre, within limits', () => {
  const wider = resizedTo(face, 0.3, 0.2)
  expect(wider).toEqual({ x: 0.3, y: 0.18, width: 0.3, height: 0.2 })
  const centre = centreOf(face)
  expect(centreOf(scaledBy(face, 1.1)).x).toBeCloseTo(centre.x, 3)
  expect(scaledBy(face, 1e9)).toMatchObject({ width: 1.5, height: 1.5 })
  expect(scaledBy(face, 0)).toMatchObject({ width: 0.01, height: 0.01 })
})
