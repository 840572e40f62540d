import { createMiddleware } from 'hono/factory'
import { type BodyReader, drain } from './drain.ts'

const mebibyte = 1024 * 1024
const largerThanAnyBatch = 1200 * mebibyte
const maxFromStrangers = 16 * mebibyte

/**
 * The answer to an upload, a refusal above all, does not end before the whole body has arrived: the
 * browser would take it for a broken connection and try again in vain. A browser in which the admin
 * has signed in before may send a whole batch, whether or not the session still lives; a stranger
 * is cut off early.
 */
export function drainUpload(isKnownBrowser: (request: Request) => Promise<boolean>) {
  return createMiddleware(async (c, next) => {
    const { url, method, headers, signal, body } = c.req.raw
    if (!body) return next()
    const reader = body.getReader()
    const streamed = { method, headers, signal, body: streamFrom(reader), duplex: 'half' }
    c.req.raw = new Request(url, streamed as RequestInit)
    await next()

    const response = c.res
    const { raw } = c.req
    const drainRest = async () => {
      if (await drain(reader, maxFromStrangers)) return true
      return (await isKnownBrowser(raw)) && drain(reader, largerThanAnyBatch)
    }
    const answer = response.body?.pipeThrough(
      new TransformStream({ flush: async () => void (await drainRest()) }),
    )
    if (answer) {
      c.res = undefined
      c.res = new Response(answer, { status: response.status, headers: response.headers })
    } else if (!(await drainRest())) {
      // Otherwise Node would go on reading the rest after the answer.
      response.headers.set('connection', 'close')
    }
  })
}

/** What the router leaves unread, the reader still gets. */
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
