import { expect, onTestFinished, test, vi } from 'vitest'
import type { EventValues } from '#domain/events/event-fields.ts'
import { at } from '#tests/rules/admin/memory-admin.ts'
import { aFamilyLink } from '#tests/sample-data/builders.ts'
import { eventId, photoId, type Requests, schoolToVisit } from './school-to-visit.ts'

const publicly: Requests = {
  ...{ list: 'mention', sitemap: 'mention', calendar: 'mention', eventCalendar: 'mention' },
  ...{ galleryPage: 'mention', galleryData: 'mention', galleryJpeg: 'photo', file: 'photo' },
  ...{ familyPage: 302, familyData: 'mention', familyJpeg: 'photo', guardedFile: 301, zip: 404 },
}
const publiclyToAdmin: Requests = { ...publicly, guardedFile: 'photo', zip: 'photo' }
const nothing: Requests = {
  ...{ list: 200, sitemap: 200, calendar: 200, eventCalendar: 404 },
  ...{ galleryPage: 404, galleryData: 404, galleryJpeg: 404, file: 404 },
  ...{ familyPage: 404, familyData: 404, familyJpeg: 404, guardedFile: 404, zip: 404 },
}
const guarded: Requests = {
  ...nothing,
  ...{ familyPage: 'mention', familyData: 'mention' },
  ...{ familyJpeg: 'photo', guardedFile: 'photo', zip: 'photo' },
}

const { token: family, stored: linkFamilias } = await aFamilyLink(undefined, at(0))
const minuteAgo = at(-60_000).toISOString()
const inAMinute = at(60_000).toISOString()

type Fields = Partial<Record<keyof EventValues, string>>

/** An event, and what a visitor, a family with its link, and the admin get of it. */
const rows: [string, Fields, Requests, Requests, Requests][] = [
  ['everyone', { visibilidade: 'todos', linkFamilias }, publicly, publicly, publiclyToAdmin],
  ['families', { visibilidade: 'familias', linkFamilias }, nothing, guarded, guarded],
  ['families, without a link', { visibilidade: 'familias' }, nothing, nothing, guarded],
  [
    'families, whatever a moment says',
    { visibilidade: 'familias', publicarEm: minuteAgo },
    ...([nothing, nothing, guarded] as const),
  ],
  ['nobody', { visibilidade: 'ninguem', linkFamilias }, nothing, nothing, guarded],
  [
    'nobody yet',
    { visibilidade: 'ninguem', publicarEm: inAMinute, linkFamilias },
    ...([nothing, nothing, guarded] as const),
  ],
  [
    'everyone since a minute',
    { visibilidade: 'ninguem', publicarEm: minuteAgo, linkFamilias },
    ...([publicly, publicly, publiclyToAdmin] as const),
  ],
  ['nobody that this release knows', { visibilidade: 'alunos' }, nothing, nothing, guarded],
]

for (const [audience, fields, toVisitor, toFamily, toAdmin] of rows) {
  test(`what is at every URL of an event for ${audience}`, async () => {
    const { events, session, visit } = await schoolToVisit()
    await events.setFields(eventId, fields)
    expect(await visit()).toEqual(toVisitor)
    expect(await visit({ family })).toEqual(toFamily)
    expect(await visit({ admin: session })).toEqual(toAdmin)
    const guess = 'B'.repeat(22)
    expect(await visit({ family: guess, admin: guess })).toEqual(toVisitor)
  })
}

test('a scheduled event opens at its moment, and not before', async () => {
  const { events, setClock, visit } = await schoolToVisit()
  await events.setFields(eventId, { visibilidade: 'ninguem', publicarEm: inAMinute })
  setClock(at(59_999))
  expect(await visit()).toEqual(nothing)
  setClock(at(60_000))
  expect(await visit()).toEqual(publicly)
})

test('nobody gets a photo that is in the bin, alone or with its event, or erased', async () => {
  for (const visibilidade of ['todos', 'familias', 'ninguem'] as const) {
    const { events, session, erasePhoto, visit } = await schoolToVisit()
    await events.setFields(eventId, { visibilidade, linkFamilias })
    const deletion = { id: 'item', at: at(0), by: 'secretaria' }
    const everyone = () => Promise.all([visit(), visit({ family }), visit({ admin: session })])

    await events.bin.putEvent(eventId, deletion)
    expect(await everyone()).toEqual([nothing, nothing, nothing])
    await events.bin.restore('item')
    expect(await visit({ admin: session })).toMatchObject({ zip: 'photo' })
    await events.bin.putPhotos(eventId, [photoId], deletion)
    const inBin = await everyone()
    await events.bin.restore('item')
    expect(await visit({ admin: session })).toMatchObject({ zip: 'photo' })
    await erasePhoto()
    for (const got of [...inBin, ...(await everyone())]) {
      expect(Object.values(got), visibilidade).not.toContain('photo')
      expect(got).toMatchObject({ file: 404, galleryJpeg: 404, familyJpeg: 404, zip: 404 })
    }
  }
})

test('a link that was replaced, has ended or was withdrawn opens nothing', async () => {
  const { events, setClock, visit } = await schoolToVisit()
  const link = await aFamilyLink('ZyXwVuTsRqPoNmLkJiHgFe', at(0))
  await events.setFields(eventId, { visibilidade: 'familias', linkFamilias: link.stored })
  expect(await visit({ family })).toEqual(nothing)
  setClock(new Date(Date.parse(link.endsAt) - 1))
  expect(await visit({ family: link.token })).toMatchObject({ guardedFile: 'photo' })
  setClock(new Date(link.endsAt))
  expect(await visit({ family: link.token })).toMatchObject({ familyPage: 404, guardedFile: 404 })
  setClock(at(0))
  await events.setFields(eventId, { linkFamilias: null })
  expect(await visit({ family: link.token })).toEqual(nothing)
})

test('a session that has ended gets nothing five seconds later', async () => {
  const { events, session, endSessions, setClock, visit } = await schoolToVisit()
  await events.setFields(eventId, { visibilidade: 'ninguem' })
  expect(await visit({ admin: session })).toEqual(guarded)
  await endSessions()
  setClock(at(5_000))
  expect(await visit({ admin: session })).toEqual(nothing)
})

test('a download goes on while there is a right to it, and ends with it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  type School = Awaited<ReturnType<typeof schoolToVisit>>
  const withdrawals: ((school: School) => unknown)[] = [
    ({ events }) => events.setFields(eventId, { visibilidade: 'todos' }),
    ({ events }) => events.setFields(eventId, { visibilidade: 'ninguem' }),
    ({ events }) => events.setFields(eventId, { linkFamilias: null }),
    ({ setFault }) => setFault('unconfirmed'),
  ]
  for (const withdraw of withdrawals) {
    const school = await schoolToVisit()
    await school.events.setFields(eventId, { visibilidade: 'familias', linkFamilias })
    const zip = await school.download({ family })
    expect(await zip.read()).toMatchObject({ done: false })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await zip.read()).toMatchObject({ done: false })

    await withdraw(school)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(zip.closed).rejects.toThrow('the right to this download has ended')
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('while the store is down, nobody gets a photo or a page of an event', async () => {
  for (const visibilidade of ['todos', 'familias', 'ninguem'] as const) {
    const { events, session, setFault, visit } = await schoolToVisit()
    await events.setFields(eventId, { visibilidade, linkFamilias })
    const everyone = () => Promise.all([visit(), visit({ family }), visit({ admin: session })])

    setFault('unconfirmed')
    const listed = visibilidade === 'todos' ? 'mention' : 200
    for (const { list, sitemap, calendar, ...ofEvent } of await everyone()) {
      expect([list, sitemap, calendar], visibilidade).toEqual([listed, listed, listed])
      expect(new Set(Object.values(ofEvent)), visibilidade).toEqual(new Set([503]))
    }
    setFault('unreadable')
    for (const got of await everyone()) {
      expect(new Set(Object.values(got)), visibilidade).toEqual(new Set([503]))
    }
    setFault(null)
    expect(await visit({ admin: session })).toMatchObject({ guardedFile: 'photo', zip: 'photo' })
  }
})
