import { expect, test } from 'vitest'
import { isUpcoming } from '#domain/events/event.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { demoEvents } from '../../../scripts/escola/demo-events.ts'
import { drawPhoto } from '../../../scripts/escola/demo-scenes/scenes.ts'
import { photoCount } from '../../../scripts/escola/fill-site.ts'

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
    expect(readEventForm(draft)).toEqual({ ok: true, draft })
  }
})

test('galleries come in every size that the pages treat differently', () => {
  const counts = demoEvents('2026-11-15').map(photoCount)
  expect(counts).toEqual(expect.arrayContaining([0, 8, 14, 24]))
  expect(counts.length).toBeGreaterThanOrEqual(12)
})

test('no two photos of an event are the same drawing, and each is the same every time', () => {
  for (const event of demoEvents('2026-11-15')) {
    const { scene } = event
    if (!scene) continue
    const indices = Array.from({ length: photoCount(event) }, (_, index) => index)
    const drawings = indices.map((index) => withoutIds(drawPhoto(scene, index)))
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(withoutIds(drawPhoto(scene, 0))).toBe(drawings[0])
    expect(drawings.filter((svg) => /NaN|undefined|null/.test(svg))).toEqual([])
  }
})

/** Names of gradients and clips count on from drawing to drawing. */
function withoutIds(svg: string): string {
  return svg.replace(/\bd\d+[st]?\b/g, '')
}
