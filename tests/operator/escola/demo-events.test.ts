import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isUpcoming } from '#domain/events/event.ts'
import { readEventForm, typedEvent } from '#domain/events/event-form.ts'
import { demoEvents } from '#escola/demo/events.ts'
import { demoPhotoFiles } from '#escola/demo/photos.ts'

const folder = 'escola/demo/photos'
const days = ['2026-01-01', '2026-06-21', '2026-11-15', '2028-02-29', '2027-12-31']

test.each(days)('on %s most events are of the last two years and two are to come', (today) => {
  const events = demoEvents(today)
  const dates = events.map(({ draft }) => draft.data ?? '')
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(events.filter(({ draft }) => isUpcoming(draft, today))).toHaveLength(2)
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`
  expect(dates.filter((date) => date < twoYearsAgo)).toEqual([])
})

test('every demo event could have been typed into the form', () => {
  for (const { draft } of demoEvents('2026-11-15')) {
    const known = { now: new Date(), words: { passed: '', withdrawn: '' } }
    expect(readEventForm(typedEvent(draft), known)).toMatchObject({ ok: true, draft })
  }
})

test('galleries come in every size that the pages treat differently', () => {
  const counts = demoEvents('2026-11-15').map((event) => demoPhotoFiles(event).length)
  expect(counts).toEqual(expect.arrayContaining([0, 1, 2, 7, 11]))
  expect(counts.length).toBeGreaterThanOrEqual(12)
})

test('every folder of photos belongs to one event, and they are numbered without gaps', () => {
  const events = demoEvents('2026-11-15').filter(({ photos }) => photos)
  expect(events.map(({ photos }) => photos).sort()).toEqual(readdirSync(folder).sort())
  for (const event of events) {
    const names = demoPhotoFiles(event).map((file) => basename(file))
    expect(names).toEqual(names.map((_, index) => `${index + 1}.jpg`))
  }
})

test('the photos are a few dozen small files, all different and without metadata', async () => {
  const files = demoEvents('2026-11-15').flatMap(demoPhotoFiles)
  const contents = files.map((file) => readFileSync(file))
  expect(files.length).toBeGreaterThanOrEqual(36)
  expect(new Set(contents.map((bytes) => bytes.toString('base64'))).size).toBe(files.length)
  expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(4_000_000)
  for (const bytes of contents) {
    const { format, exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, icc, iptc }).toEqual({ format: 'jpeg' })
  }
})

test('no text gives the name and the age of a child', () => {
  for (const { draft } of demoEvents('2026-11-15')) {
    expect(draft.descricao).not.toMatch(/\b[A-Z]\p{L}+, (\d|1[0-7]) anos/u)
  }
})
