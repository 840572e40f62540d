import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import {
  logChangeContext,
  logErrorContext,
  requestIdContext,
  type Services,
  servicesContext,
} from '#app/context.ts'
import { action } from '#app/routes/admin/photos/upload.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { aDraft, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryHeldFiles, memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'

afterEach(() => vi.useRealTimers())

test('a script is never left without a word for more than ten seconds', async () => {
  vi.useFakeTimers()
  const encoding = Promise.withResolvers<void>()
  const services = {
    now: () => new Date(),
    events: eventStore(memoryDocuments()),
    photos: memoryPhotoStore(),
    heldFiles: memoryHeldFiles(),
    changes: changeLog(memoryDocuments()),
    pictures: {
      encode: async () => {
        await encoding.promise
        return anEncodedPicture()
      },
    },
  }
  const { id } = await services.events.create(aDraft(), new Date())
  await services.events.confirmConsent(id, new Date())
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(logErrorContext, (error) => {
    throw error
  })
  context.set(requestIdContext, 'x')
  context.set(logChangeContext, () => {})
  const form = new FormData()
  form.append('fotos', new File(['x'], 'festa.jpg', { type: 'image/jpeg' }))
  const headers = { accept: 'application/x-ndjson' }
  const request = new Request('http://site/', { method: 'POST', body: form, headers })
  const args = { request, url: new URL(request.url), params: { eventoId: id }, context }
  const answer = await action(args as unknown as Parameters<typeof action>[0])

  let text = ''
  const read = answer.body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (part) => {
        text += part
      },
    }),
  )
  for (let tens = 1; tens <= 6; tens += 1) {
    const before = text.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(text.length).toBeGreaterThan(before)
  }
  expect(text.trim()).toBe('')
  encoding.resolve()
  vi.useRealTimers()
  await read
  expect(text.trim().split('\n')).toEqual(['{"ready":1}', '{"saved":1}'])
})
