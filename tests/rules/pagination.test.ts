import { expect, test } from 'vitest'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import { loader as eventList } from '#app/routes/site/events/events.tsx'
import {
  existingParams,
  gallerySlice,
  photosPerPage,
  readGalleryParams,
} from '#app/routes/site/gallery/gallery-params.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { anEvent } from '#tests/sample-data/builders.ts'
import { callRoute } from '#tests/sample-data/call-route.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const size = 5
const totals = [0, 1, size - 1, size, size + 1, 2 * size - 1, 2 * size, 2 * size + 1]

test('the pages hold every item once, and no page but the first is empty', () => {
  for (const total of totals) {
    const items = Array.from({ length: total }, (_, index) => index)
    const pages = Array.from({ length: pageCount(total, size) }, (_, index) => {
      const { from, size: length } = pageSlice(index + 1, size)
      return items.slice(from, from + length)
    })
    expect(pages.flat(), `${total}`).toEqual(items)
    expect(
      pages.slice(1).filter((page) => page.length === 0),
      `${total}`,
    ).toEqual([])
    expect(
      pages.slice(0, -1).filter((page) => page.length < size),
      `${total}`,
    ).toEqual([])
  }
})

test('what is no page number is the first page', () => {
  expect(readPageNumber('3')).toBe(3)
  for (const text of [null, '', '0', '-1', '1.5', 'dois', '1e400', '9007199254740993']) {
    expect(readPageNumber(text), `${text}`).toBe(1)
  }
})

test('the list of events has as many pages as it needs, and leads back from one that it has not', async () => {
  const events = eventStore(memoryDocuments())
  const now = () => new Date('2026-06-21T12:00:00Z')
  const services = { publicEvents: publicEvents(events, now), photoUrls: shownPhotoUrls([], now) }
  const page = async (number: number) => {
    const response = await callRoute(eventList, services, { path: `/eventos?pagina=${number}` })
    if (response.status === 302) return 'first'
    const found = (await response.json()) as { events: unknown[]; pages: number }
    return [found.events.length, found.pages]
  }
  const add = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await events.importEvent(anEvent({ id: crypto.randomUUID() }))
  }
  expect([await page(1), await page(2)]).toEqual([[0, 1], 'first'])
  await add(12)
  expect([await page(1), await page(2)]).toEqual([[12, 1], 'first'])
  await add(1)
  expect([await page(1), await page(2)]).toEqual([[13, 1], 'first'])
  await add(1)
  expect([await page(1), await page(2), await page(3)]).toEqual([[13, 2], [1, 2], 'first'])
  await add(12)
  expect([await page(1), await page(2), await page(3)]).toEqual([[13, 2], [13, 2], 'first'])
})

test('a page of a gallery that has no photos any more becomes its first', () => {
  const params = (page: number) =>
    readGalleryParams(new URLSearchParams({ fotos: 'todas', pagina: `${page}` }))
  const pageOf = (page: number, total: number) =>
    existingParams(params(page), { position: null, total }).page
  for (const [total, last] of [
    [0, 1],
    [1, 1],
    [photosPerPage - 1, 1],
    [photosPerPage, 1],
    [photosPerPage + 1, 2],
    [2 * photosPerPage, 2],
    [2 * photosPerPage + 1, 3],
  ] as const) {
    expect([pageOf(last, total), pageOf(last + 1, total)], `${total}`).toEqual([last, 1])
  }
  expect(gallerySlice(params(2))).toEqual({ from: photosPerPage, size: photosPerPage })
})
