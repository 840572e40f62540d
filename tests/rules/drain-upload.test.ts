import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { drainUpload } from '#server/http/drain-upload.ts'

const megabyte = new Uint8Array(1024 * 1024)

/** Sends so many megabytes to a route that refuses them unread. */
async function refused(megabytes: number, isKnownBrowser: boolean) {
  let taken = 0
  const body = new ReadableStream({
    pull: (controller) => {
      if (taken === megabytes) return controller.close()
      taken += 1
      controller.enqueue(megabyte)
    },
  })
  const app = new Hono()
    .use(drainUpload(async () => isKnownBrowser))
    .post('/', (c) => c.text('não', 400))
  const upload = { method: 'POST', body, duplex: 'half' } as RequestInit
  const { headers } = await app.request('/', upload)
  return { taken, cutOff: headers.get('connection') === 'close' }
}

test('a refused upload is read to its end, so that its sender gets the response', async () => {
  expect(await refused(10, false)).toEqual({ taken: 10, cutOff: false })
  expect(await refused(1000, true)).toEqual({ taken: 1000, cutOff: false })
})

test('an upload without an end is cut off: a stranger’s early, the admin’s after more than any batch', async () => {
  const stranger = await refused(4000, false)
  expect(stranger.cutOff).toBe(true)
  expect(stranger.taken).toBeLessThan(20)
  const admin = await refused(4000, true)
  expect(admin.cutOff).toBe(true)
  expect(admin.taken).toBeLessThan(1300)
})
