import { expect, test } from 'vitest'
import { changeThings, thingOf } from '#content/changes/change-things.ts'
import { changeKinds } from '#domain/changes/recorded-change.ts'

const thing = (kind: (typeof changeKinds)[number]) =>
  thingOf({ id: '1', at: '', by: '', kind, subject: changeThings[2] ?? '' })

test('every change is found under one of the things that can be chosen', () => {
  for (const kind of changeKinds) expect(changeThings, kind).toContain(thing(kind))
})

test('whether families may share belongs to the event', () => {
  expect(thing('family-sharing-offered')).toBe('Eventos')
  expect(thing('family-sharing-ended')).toBe('Eventos')
})
