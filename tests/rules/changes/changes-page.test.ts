import { expect, test } from 'vitest'
import { loader } from '#app/routes/admin/changes/changes.tsx'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { callRoute } from '#tests/sample-data/call-route.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

type Page = { days: { day: string; changes: { time: string }[] }[]; older: string | null }

async function aPage(moments: readonly string[]) {
  const changes = changeLog(memoryDocuments())
  for (const [index, moment] of moments.entries()) {
    const author = changeAuthor('Ana', new Date(moment), `${index}`)
    await changes.put({ ...author, kind: 'event-created', subject: 'Festa' })
  }
  const services = {
    changes,
    events: { bin: { all: async () => [] } },
    school: { current: async () => ({ document: emptyDocument }) },
    admin: { accounts: { all: async () => [] } },
  }
  const page = async (query = '') => {
    const response = await callRoute(loader, services, { path: `/admin/mudancas?${query}` })
    return (await response.json()) as Page
  }
  return page
}

test('a change is listed under the day and hour of the school', async () => {
  const page = await aPage([
    '2026-12-31T15:00:00Z',
    '2027-01-01T02:59:00Z',
    '2027-01-01T03:00:00Z',
    '2027-01-01T22:05:00Z',
  ])
  const { days } = await page()
  expect(days.map(({ day, changes }) => [day, ...changes.map(({ time }) => time)])).toEqual([
    ['1º de janeiro de 2027', '19:05', '00:00'],
    ['31 de dezembro de 2026', '23:59', '12:00'],
  ])
})

test('there is an older page while something is left to show', async () => {
  const minute = (n: number) => new Date(Date.UTC(2026, 5, 21, 12, n)).toISOString()
  for (const [total, pages] of [
    [0, [0]],
    [1, [1]],
    [49, [49]],
    [50, [50]],
    [51, [50, 1]],
    [100, [50, 50]],
    [101, [50, 50, 1]],
  ] as const) {
    const page = await aPage(Array.from({ length: total }, (_, n) => minute(n)))
    for (const filter of ['', 'pessoa=Ana&']) {
      const lengths: number[] = []
      for (let query: string | null = filter; query !== null; ) {
        const { days, older }: Page = await page(query)
        lengths.push(days.flatMap(({ changes }) => changes).length)
        query = older
      }
      expect(lengths, `${total} ${filter}`).toEqual(pages)
    }
  }
})
