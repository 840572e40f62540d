import { createMiddleware } from 'hono/factory'

const limit = 64 * 1024
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A few typed lines: counted while they arrive, and refused in words when they are no form. */
export const smallForm = createMiddleware(async (c, next) => {
  const bytes = await firstBytes(c.req.raw)
  if (!bytes) return c.text('Os dados enviados são grandes demais.', 413)
  const { url, method, headers } = c.req.raw
  const form = () => new Request(url, { method, headers: formHeaders(headers), body: bytes })
  if (!(await isReadable(form()))) return c.text('Não foi possível ler os dados enviados.', 400)
  c.req.raw = form()
  return next()
})

/** The whole body, or null as soon as it is more than a form's. */
async function firstBytes({ headers, body }: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > limit) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > limit) return null
    parts.push(part)
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
