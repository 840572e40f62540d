import { expect, test } from 'vitest'
import { popupMayShow } from '#domain/chat-popup.ts'

const day = 24 * 60 * 60 * 1000

test('a first visitor is offered help', () => {
  expect(popupMayShow({ closed: false, lastShown: Number.NaN }, 0)).toBe(true)
})

test('who closed it is left alone for a day, and not a moment longer', () => {
  expect(popupMayShow({ closed: true, lastShown: 1000 }, 1000 + day)).toBe(false)
  expect(popupMayShow({ closed: true, lastShown: 1000 }, 1001 + day)).toBe(true)
})

test('who closed it at an unknown time is left alone', () => {
  expect(popupMayShow({ closed: true, lastShown: Number.NaN }, day * 1000)).toBe(false)
})

test('who saw it without closing it sees it again', () => {
  expect(popupMayShow({ closed: false, lastShown: 1000 }, 2000)).toBe(true)
})
