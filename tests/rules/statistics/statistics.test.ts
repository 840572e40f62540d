import { expect, test } from 'vitest'
import type { Documents } from '#domain/documents.ts'
import { type DayCounts, statistics } from '#domain/statistics/statistics.ts'
import { summaryOf } from '#domain/statistics/summary.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

function aProcess(documents: Documents, processId = 'a') {
  const clock = { now: new Date('2026-11-18T15:00:00Z') }
  return { clock, ...statistics(documents, { now: () => clock.now, processId }) }
}

test('two processes and a restart count into one day', async () => {
  const documents = memoryDocuments()
  const [one, other] = [aProcess(documents, 'a'), aProcess(documents, 'b')]
  one.add(['pagina /', 'pagina /'])
  other.add(['pagina /', 'whatsapp /'])
  await Promise.all([one.flush(), other.flush()])
  one.add(['pagina /'])
  await one.flush()
  await one.flush()
  const counts = { 'pagina /': 4, 'whatsapp /': 1 }
  expect(await aProcess(documents, 'c').since('2026-11-01')).toEqual([
    { day: '2026-11-18', counts },
  ])
})

test('a visit counts on the day that it is at the school', async () => {
  const site = aProcess(memoryDocuments())
  const moments = ['2026-11-18T02:59:59Z', '2026-11-18T03:00:00Z', '2026-11-19T02:59:59Z']
  for (const moment of moments) {
    site.clock.now = new Date(moment)
    site.add(['pagina /'])
  }
  expect(await site.all()).toEqual([
    { day: '2026-11-18', counts: { 'pagina /': 2 } },
    { day: '2026-11-17', counts: { 'pagina /': 1 } },
  ])
})

test('a write that fails loses nothing, not even over midnight at the school', async () => {
  const documents = memoryDocuments()
  let isDown = true
  const site = aProcess({
    ...documents,
    change: (...given) => {
      if (isDown) throw new StoreFault('unavailable', 'down')
      return documents.change(...given)
    },
  })
  site.add(['pagina /'])
  await expect(site.flush()).rejects.toThrow('down')
  site.clock.now = new Date('2026-11-19T03:00:01Z')
  site.add(['pagina /cursos'])
  await expect(site.flush()).rejects.toThrow('down')
  isDown = false
  expect(await site.all()).toEqual([
    { day: '2026-11-19', counts: { 'pagina /cursos': 1 } },
    { day: '2026-11-18', counts: { 'pagina /': 1 } },
  ])
})

test('ended days become one document each, and months after two years; nothing is lost', async () => {
  const documents = memoryDocuments()
  const dates = ['2023-01-03', '2023-01-04', '2026-11-10', '2026-11-17', '2026-11-18']
  for (const processId of ['a', 'b']) {
    for (const date of dates) {
      const site = aProcess(documents, processId)
      site.clock.now = new Date(`${date}T15:00:00Z`)
      site.add(['pagina /'])
      await site.flush()
    }
  }
  const site = aProcess(documents, 'c')
  await site.compact(trusted(site.clock.now))
  await site.compact(trusted(site.clock.now))
  const ids = (await documents.all('site-contagens')).map(({ id }) => id).sort()
  expect(ids).toEqual([
    '2023-01',
    '2026-11-10',
    ...['2026-11-17.a', '2026-11-17.b', '2026-11-18.a', '2026-11-18.b'],
  ])
  const days = await site.all()
  expect(days.map(({ day, counts }) => [day, counts['pagina /']])).toEqual([
    ['2026-11-18', 2],
    ['2026-11-17', 2],
    ['2026-11-10', 2],
    ['2023-01', 4],
  ])
  expect((await site.since('2026-11-11')).map(({ day }) => day)).toEqual([
    '2026-11-18',
    '2026-11-17',
  ])
})

test('thirty days are compared with the thirty before', () => {
  const days: DayCounts[] = [
    { day: '2026-11-18', counts: { 'origem google': 3, 'pagina /': 4, 'whatsapp /': 2 } },
    { day: '2026-10-20', counts: { 'origem direto': 1, 'whatsapp /cursos curso-3': 1 } },
    { day: '2026-10-19', counts: { 'origem google': 7, 'whatsapp /': 5 } },
    { day: '2026-09-19', counts: { 'origem google': 100 } },
  ]
  const summary = summaryOf(days, '2026-11-18')
  expect(summary).toMatchObject({ visits: 4, visitsBefore: 7, chats: 3, chatsBefore: 5 })
  expect(summary.chatsAt).toEqual([
    { page: '/', subject: null, times: 2 },
    { page: '/cursos', subject: 'curso-3', times: 1 },
  ])
  expect(summary.days).toHaveLength(30)
  expect([summary.days[0], summary.days.at(-1)]).toEqual([
    { day: '2026-10-20', visits: 1, chats: 1 },
    { day: '2026-11-18', visits: 3, chats: 2 },
  ])
})
