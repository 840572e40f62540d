import { createMiddleware } from 'hono/factory'
import { type BodyReader, readOn } from './rest-of-body.ts'

// More than any batch weighs.
const most = 1200 * 1024 * 1024
// Room for a few photos: nobody whom the site does not know has it read more than that.
const fromStrangers = 16 * 1024 * 1024

/**
 * The answer to an upload, a refusal above all, does not end before everything has arrived: the
 * browser would take it for a bad line, and try again in vain. The admin's browser is known even
 * when the session has ended, and so reads that it has; a stranger is cut off early.
 */
export function wholeUpload(isKnownSender: (request: Request) => Promise<boolean>) {
  return createMiddleware(async (c, next) => {
    const { url, method, headers, signal, body: sent } = c.req.raw
    if (!sent) return next()
    const reader = sent.getReader()
    const streamed = { method, headers, signal, body: passedOn(reader), duplex: 'half' }
    c.req.raw = new Request(url, streamed as RequestInit)
    await next()

    const answer = c.res
    const { raw } = c.req
    const rest = async () => {
      if (await readOn(reader, fromStrangers)) return true
      return (await isKnownSender(raw)) && readOn(reader, most)
    }
    const told = answer.body?.pipeThrough(
      new TransformStream({ flush: async () => void (await rest()) }),
    )
    if (told) {
      c.res = undefined
      c.res = new Response(told, { status: answer.status, headers: answer.headers })
    } else if (!(await rest())) {
      // Without that word the rest would still be read for a while after the answer.
      answer.headers.set('connection', 'close')
    }
  })
}

/** What the router reads; whatever it leaves unread, the reader here still gets. */
function passedOn(reader: BodyReader): ReadableStream<Uint8Array> {
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
