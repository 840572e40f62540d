import { createMiddleware } from 'hono/factory'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The public site is for reading: nothing can be sent to it. */
export const readOnly = createMiddleware(async (c, next) => {
  if (safe.has(c.req.method)) return next()
  return c.text('Este endereço só aceita leitura.', 405, { allow: 'GET, HEAD, OPTIONS' })
})
