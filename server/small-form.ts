import { createMiddleware } from 'hono/factory'
import { readOn } from './rest-of-body.ts'

const limit = 64 * 1024
const patience = 8 * 1024 * 1024
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A few typed lines: counted while they arrive, and refused in words when they are no form. */
export const smallForm = createMiddleware(async (c, next) => {
  const bytes = await firstBytes(c.req.raw)
  if (!bytes) return c.text('Os dados enviados são grandes demais.', 413, { connection: 'close' })
  const { url, method, headers } = c.req.raw
  const form = () => new Request(url, { method, headers: formHeaders(headers), body: bytes })
  if (!(await isReadable(form()))) return c.text('Não foi possível ler os dados enviados.', 400)
  c.req.raw = form()
  return next()
})

/** The whole body, or null when it is more than a form's. */
async function firstBytes({ body }: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (size > limit) {
      await readOn(reader, patience)
      return null
    }
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A press of a button without fields has no body, and some senders then name no type. */
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
