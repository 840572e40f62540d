import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect } from 'vitest'
import routes from '#app/routes.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'

/** The routes behind the guard, read from the site's own route list, so that new pages are tested too. */
const guarded = withPaths(childrenOf('routes/admin/session/guard.tsx', routes))
if (guarded.length < 8) throw new Error(`only ${guarded.length} addresses stand behind the guard`)

/** Every address of the admin area, with the event that the test made. */
export const guardedAddresses = (eventId: string, photoId = '1') =>
  guarded.map(({ path = '' }) => {
    const params: Record<string, string> = {
      eventoId: eventId,
      grupo: 'contato',
      itemId: '1',
      imagem: 'hero-1',
      fotoId: photoId,
      pessoaId: 'admin',
    }
    return `/${path.replace(/:(\w+)/g, (_, name) => params[name] ?? name)}`
  })

/** The URLs at which the router's script requests the data of the same page. */
export function dataAddresses(path: string): string[] {
  const leaf = routeOf(path)
  return [
    `${path}.data`,
    `${path}.data?_routes=${leaf}`,
    `${path}.data?_routes=routes/admin/session/guard,${leaf}`,
    `${path}.data?_routes=root`,
    `${path}/_.data`,
  ]
}

const loginRedirect = '"redirect","/admin/login'

/** Refused means a redirect to the login, a 401, 404 or 405, and no content from behind the guard. */
export async function expectRefused(answer: Response, hint: string) {
  const body = await answer.text()
  const { status } = answer
  expectNoInternals(body)
  expect(body, hint).not.toMatch(/Segredo|secretaria@/)
  if (status === 202) expect(body || loginRedirect, hint).toContain(loginRedirect)
  else if (status === 302) expect(answer.headers.get('location'), hint).toMatch(/^\/admin\/login/)
  else expect([401, 404, 405], hint).toContain(status)
}

/** The router calls a route by its id, or by its file. */
function routeOf(address: string): string {
  const isIt = ({ path = '' }: RouteConfigEntry) =>
    new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`).test(address)
  const { id, file } = guarded.find(isIt) ?? { file: 'routes/admin/login/login.tsx' }
  return id ?? file.replace(/\.tsx?$/, '')
}

function withPaths(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.path ? [entry] : withPaths(entry.children ?? [])))
}

function childrenOf(file: string, entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) =>
    entry.file === file ? (entry.children ?? []) : childrenOf(file, entry.children ?? []),
  )
}
