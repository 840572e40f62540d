import { expect, test } from 'vitest'
import { eventView } from '#app/event-view.ts'
import { summaryOf } from '#domain/events/event.ts'
import { readEvent } from '#domain/events/event-document.ts'
import { eventFieldNames, privateFields } from '#domain/events/event-fields.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { everyField } from '#tests/sample-data/builders.ts'

test('a browser gets every public field of an event and no other', () => {
  const event = readEvent('1', everyField)
  const view = eventView(
    summaryOf(event),
    shownPhotoUrls([], () => new Date('2026-06-21T12:00:00.000Z')),
  )
  const shown = eventFieldNames.filter((field) => !privateFields.some((other) => other === field))
  expect(Object.keys(view).sort()).toEqual(['cover', 'id', 'photoCount', ...shown].sort())
  expect(privateFields).toContain('autorizacaoEm')
})
