import { createMiddleware } from 'hono/factory'
import { drain } from './drain.ts'

const maxFormBytes = 64 * 1024
const maxDrainedBytes = 8 * 1024 * 1024
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** For forms of a few typed lines: refuses, with a sentence, what is too large or not a form. */
// hono/body-limit trusts Content-Length and responds while the browser is still sending.
export const formBodyLimit = createMiddleware(async (c, next) => {
  const bytes = await readUpTo(maxFormBytes, c.req.raw)
  if (!bytes) return c.text('Os dados enviados são grandes demais.', 413, { connection: 'close' })
  const { url, method, headers } = c.req.raw
  const form = () => new Request(url, { method, headers: formHeaders(headers), body: bytes })
  if (!(await isReadable(form()))) return c.text('Não foi possível ler os dados enviados.', 400)
  c.req.raw = form()
  return next()
})

async function readUpTo(
  maxBytes: number,
  { body }: Request,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (size > maxBytes) {
      await drain(reader, maxDrainedBytes)
      return null
    }
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A button without fields sends no body, and some clients then send no content type. */
function formHeaders(sent: Headers): Headers {
  const headers = new Headers(sent)
  if (!headers.has('content-type')) {
    headers.set('content-type', 'application/x-www-form-urlencoded')
  }
  return headers
}

async function isReadable(form: Request): Promise<boolean> {
  if (!formTypes.test(form.headers.get('content-type') ?? '')) return false
  return form.formData().then(
    () => true,
    () => false,
  )
}
