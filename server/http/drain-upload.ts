import { createMiddleware } from 'hono/factory'
import { type BodyReader, drain } from './drain.ts'

const mebibyte = 1024 * 1024
const largerThanAnyBatch = 1200 * mebibyte
const maxFromStrangers = 16 * mebibyte

/**
 * Holds the response to an upload until the whole body has arrived: nginx stops forwarding a body once
 * the response begins, and a browser would take the refusal for a broken connection. A browser in
 * which the admin has signed in before may send a whole batch, even if the session has ended;
 * strangers are cut off early.
 */
export function drainUpload(isKnownBrowser: (request: Request) => Promise<boolean>) {
  return createMiddleware(async (c, next) => {
    const { url, method, headers, signal, body } = c.req.raw
    if (!body) return next()
    const reader = body.getReader()
    const streamed = { method, headers, signal, body: streamFrom(reader), duplex: 'half' }
    c.req.raw = new Request(url, streamed as RequestInit)
    await next()

    if (await drain(reader, maxFromStrangers)) return
    if ((await isKnownBrowser(c.req.raw)) && (await drain(reader, largerThanAnyBatch))) return
    // Otherwise Node would go on reading the rest after the response.
    c.res.headers.set('connection', 'close')
  })
}

function streamFrom(reader: BodyReader): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}
