import { createMiddleware } from 'hono/factory'

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

// More than any batch weighs; whoever sends still more is cut off.
const most = 1200 * 1024 * 1024

/**
 * A browser reads the answer only once it has sent everything: a connection that is closed before
 * looks like a bad line to it, and it would try again in vain. So the answer to an upload, a refusal
 * above all, does not end before the rest has arrived; the rest is thrown away.
 */
export const wholeUpload = createMiddleware(async (c, next) => {
  const { url, method, headers, signal, body: sent } = c.req.raw
  if (!sent) return next()
  const reader = sent.getReader()
  const streamed = { method, headers, signal, body: passedOn(reader), duplex: 'half' }
  c.req.raw = new Request(url, streamed as RequestInit)
  await next()

  const answer = c.res
  const rest = () => readOn(reader)
  const told = answer.body?.pipeThrough(new TransformStream({ flush: rest }))
  if (!told) return rest()
  c.res = undefined
  c.res = new Response(told, { status: answer.status, headers: answer.headers })
})

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

async function readOn(reader: BodyReader): Promise<void> {
  let size = 0
  try {
    while (size < most) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
  } catch {
    // Whoever was sending has gone: nobody waits for the answer.
  }
}
