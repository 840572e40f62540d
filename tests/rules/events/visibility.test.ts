import { expect, test } from 'vitest'
import { readEvent } from '#domain/events/event-document.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion, typedFields } from '#domain/events/event-version.ts'
import { familyLink, familyTokenIn, isFamilyToken } from '#domain/events/family-link.ts'
import { guardedEvents } from '#domain/events/guarded-events.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { isPublic, readSchoolMoment, typedMoment } from '#domain/events/visibility.ts'
import { aDraft, aFamilyLink, anEvent } from '#tests/sample-data/builders.ts'
import { memoryDocumentsWith } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-12-01T21:00:00.000Z')
const words = { passed: 'passou', withdrawn: 'retirada' }

test('a document without the field is for everyone, and an unknown word hides', () => {
  const visibilityOf = (visibilidade?: unknown) => readEvent('1', { visibilidade }).visibilidade
  for (const absent of [undefined, null, '']) expect(visibilityOf(absent)).toBe('todos')
  for (const unknown of ['Todos', 'publico', 7, {}, [], true]) {
    expect(visibilityOf(unknown), String(unknown)).toBe('ninguem')
  }
  expect(isPublic(readEvent('1', {}), now)).toBe(true)
})

test('a draft opens at its moment, and families wait for no moment', () => {
  const at = (publicarEm: string) => anEvent({ visibilidade: 'ninguem', publicarEm })
  expect(isPublic(at('2026-12-01T21:00:00.000Z'), now)).toBe(true)
  expect(isPublic(at('2026-12-01T21:00:00.001Z'), now)).toBe(false)
  expect(isPublic(anEvent({ visibilidade: 'ninguem' }), now)).toBe(false)
  const families = anEvent({ visibilidade: 'familias', publicarEm: '2026-01-01T00:00:00.000Z' })
  expect(isPublic(families, now)).toBe(false)
})

test('the form speaks the hour of the school', () => {
  expect(readSchoolMoment('2026-12-01T18:00')).toBe('2026-12-01T21:00:00.000Z')
  expect(typedMoment('2026-12-01T21:00:00.000Z')).toBe('2026-12-01T18:00')
  for (const wrong of ['2026-13-01T18:00', 'amanhã', '', 5, '2026-12-01', '0206-12-01T18:00']) {
    const read = readSchoolMoment(wrong)
    expect(wrong === '2026-12-01' ? undefined : read).toBeUndefined()
  }
})

test('an event for everyone has the version that it had before the field existed', () => {
  expect(eventVersion(anEvent())).toBe(eventVersion(aDraft()))
  expect(typedFields(anEvent())).not.toHaveProperty('visibilidade')
  expect(typedFields(anEvent({ visibilidade: 'familias' })).visibilidade).toBe('familias')
})

test('only a draft keeps a moment, which must be to come', () => {
  const outcome = (typed: object, event?: object) =>
    readEventForm({ ...(aDraft() as object), ...typed }, { now, words, event: event as never })
  const draft = { visibilidade: 'ninguem', publicarEm: '2026-12-01T18:01' }
  expect(outcome(draft)).toMatchObject({
    ok: true,
    draft: { visibilidade: 'ninguem', publicarEm: '2026-12-01T21:01:00.000Z' },
  })
  expect(outcome({ ...draft, publicarEm: '2026-12-01T18:00' })).toEqual({
    ok: false,
    problems: { publicarEm: 'passou' },
  })
  const open = outcome({ ...draft, visibilidade: 'todos' })
  expect(open.ok && 'publicarEm' in open.draft).toBe(false)
  expect(outcome({ visibilidade: 'secreto' }).ok).toBe(false)
  const withdrawn = { autorizacaoRetiradaEm: '2026-11-01T12:00:00.000Z' }
  expect(outcome({ visibilidade: 'ninguem' }, withdrawn).ok).toBe(true)
  for (const shown of [{ visibilidade: 'todos' }, { visibilidade: 'familias' }, draft]) {
    expect(outcome(shown, withdrawn)).toMatchObject({ problems: { visibilidade: 'retirada' } })
  }
})

test('visitors get public events alone, from the moment at which they open', async () => {
  let moment = now
  const stored = await memoryDocumentsWith('eventos', {
    aberto: aDraft(),
    rascunho: { ...aDraft(), visibilidade: 'ninguem', publicarEm: '2026-12-01T21:10:00.000Z' },
    familia: { ...aDraft(), visibilidade: 'familias' },
  })
  const events = eventStore(stored)
  const shown = publicEvents(events, () => moment)
  const ids = async () => (await shown.page({ from: 0, size: 9 })).events.map(({ id }) => id)
  const slice = { from: 0, size: 9 }
  const before = await shown.version()
  expect(await ids()).toEqual(['aberto'])
  expect(await shown.gallery('rascunho', slice)).toBeNull()
  expect(await shown.photoPosition('familia', 1)).toBeNull()
  expect(await shown.nextOpening()).toBe(Date.parse('2026-12-01T21:10:00.000Z'))
  moment = new Date('2026-12-01T21:10:00.000Z')
  expect(await shown.version()).not.toBe(before)
  expect((await ids()).toSorted()).toEqual(['aberto', 'rascunho'])
  expect(await shown.gallery('rascunho', slice)).not.toBeNull()
  expect(await shown.nextOpening()).toBeNull()
})

test('what a chat app adds to a link is not part of its token, and no token ends in a hyphen', async () => {
  const token = 'AbCdEfGhIjKlMnOpQrStUv'
  for (const added of ['', '.', ')', ',', ' ', '”', '\u200b', '. Veja']) {
    expect(familyTokenIn(token + added), added).toBe(token)
  }
  for (const other of [`${token}a`, `${token}-`, token.slice(1), `${token.slice(1)}.`, '']) {
    expect(isFamilyToken(familyTokenIn(other)), other).toBe(false)
  }
  const made = await aFamilyLink('abc-----------------------AbCdEfGhIjKlMnOpQrSt-_')
  expect(made.token).toMatch(/^[\w-]{21}[A-Za-z0-9]$/)
})

test('a family link opens its own event, until it ends or is withdrawn', async () => {
  let moment = now
  const documents = await memoryDocumentsWith('eventos', {
    um: { ...aDraft(), visibilidade: 'familias' },
    dois: { ...aDraft(), visibilidade: 'familias' },
  })
  const events = eventStore(documents)
  const guarded = guardedEvents(events, () => moment)
  const newToken = () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const { token, stored } = await aFamilyLink(newToken(), now)
  expect(isFamilyToken(token)).toBe(true)
  expect(stored).not.toContain(token)
  // Until the end of its last day, in the school's time zone.
  expect(familyLink(stored)?.endsAt).toBe('2027-03-02T02:59:00.000Z')
  await events.setFields('um', { linkFamilias: stored })
  const family = { token, isAdmin: false }
  const rightTo = async (id: string, viewer = family) => (await guarded.find(id, viewer))?.right
  expect((await guarded.byToken(token))?.event.id).toBe('um')
  expect(await rightTo('um')).toBe('family')
  expect(await rightTo('dois')).toBeUndefined()
  for (const other of [newToken().slice(0, 22), `${token}a`, token.slice(1), '', '__proto__']) {
    expect(await guarded.byToken(other)).toBeNull()
    expect(await rightTo('um', { token: other, isAdmin: false })).toBeUndefined()
  }
  expect(await rightTo('dois', { token: '', isAdmin: true })).toBe('admin')

  await events.setFields('um', { visibilidade: 'ninguem' })
  expect(await rightTo('um')).toBeUndefined()
  expect(await guarded.byToken(token)).toBeNull()
  await events.setFields('um', { visibilidade: 'todos' })
  expect(await rightTo('um')).toBe('everyone')
  await events.setFields('um', { visibilidade: 'familias' })
  moment = new Date('2027-03-02T02:58:59.000Z')
  expect(await rightTo('um')).toBe('family')
  moment = new Date('2027-03-02T02:59:00.000Z')
  expect(await rightTo('um')).toBeUndefined()
  expect(await guarded.byToken(token)).toBeNull()
  moment = now
  expect(await rightTo('um')).toBe('family')
  await events.setFields('um', { linkFamilias: null })
  expect(await rightTo('um')).toBeUndefined()
})
