import { posix } from 'node:path'
import { Hono } from 'hono'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { RouteHandle } from '#app/route-handle.ts'
import { bodyLimit } from '#server/http/body-limit.ts'
import { csrf } from '#server/http/csrf.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import { pagesOf, routeMatch, routeMatcher } from '#server/http/route-match.ts'
import { declared, publicPages, siteRoutes } from '#tests/http-clients/site-routes.ts'

test('a route with an action declares a form or an upload, and no other route does', () => {
  for (const { file, source } of siteRoutes) {
    const writes = declared(source, 'form') ?? declared(source, 'upload')
    const hasAction = /^export (async )?(const|function) action\b/m.test(source)
    expect(writes === 'true', file).toBe(hasAction)
  }
  expect(siteRoutes.filter(({ source }) => declared(source, 'upload'))).toHaveLength(3)
})

// The router's type generator writes once per spelling, all at the same time: two spellings corrupt the file.
test('a route names its file in one way', () => {
  for (const { file } of siteRoutes) expect(posix.normalize(file)).toBe(file)
})

test('a page of the admin area that cannot be loaded is shown by the one error boundary', () => {
  const pages = siteRoutes.filter(
    ({ file, source }) =>
      /^routes\/admin\/.*\.tsx$/.test(file) &&
      !/\/(login|recover|accept-invitation)\.tsx$/.test(file) &&
      /^export .*\bloader\b/m.test(source),
  )
  expect(pages.length).toBeGreaterThan(15)
  for (const { file, source } of pages) {
    expect(source, file).toMatch(/^export const loader = loading\(/m)
  }
})

test('a file that a store cannot provide is unavailable', () => {
  const files = siteRoutes.filter(({ file }) => file.startsWith('routes/files/'))
  expect(files.length).toBeGreaterThan(10)
  for (const { file, source } of files) {
    expect(source, file).not.toMatch(/^export async function loader/m)
  }
})

test('a route that deletes something declares how that is taken back', () => {
  const deletes = /\/(delete|remove|withdraw|empty|discard)-[\w-]+\.tsx?$/
  const declaring = siteRoutes.filter(({ source }) => declared(source, 'destructive'))
  for (const { file, source } of siteRoutes.filter(({ file }) => deletes.test(file))) {
    expect(declared(source, 'destructive'), file).toMatch(/^'(bin|undo|final)'$/)
  }
  expect(declaring.every(({ source }) => declared(source, 'form'))).toBe(true)
  expect(declaring.length).toBeGreaterThan(9)
})

test('a public page is cached and takes no writes, and a page in the sitemap has no parameter', () => {
  expect(publicPages).toContain('/')
  expect(publicPages.length).toBeGreaterThan(6)
  for (const { path, source, file } of siteRoutes) {
    if (!declared(source, 'sitemap')) continue
    expect(declared(source, 'cache'), file).toBeDefined()
    expect(declared(source, 'form'), file).toBeUndefined()
    expect(path.includes(':id'), file).toBe(declared(source, 'sitemap') === "'events'")
  }
})

const matchRoute = routeMatcher(
  pagesOf(
    siteRoutes.map(({ path, file }) => ({
      id: file,
      path: path.slice(1),
      index: path === '/',
      module: {},
    })),
  ),
)
const objects: RouteObject[] = siteRoutes.map(({ path, file }) => ({ id: file, path }))

test('every path is matched with the route that the router picks', () => {
  for (const [at, { path, file }] of siteRoutes.entries()) {
    const filled = path.replaceAll(/:\w+/g, 'abc-123')
    const spellings = [filled, filled.toUpperCase(), `${filled}/`, filled.replace('a', '%61')]
    for (const spelling of spellings) expect(matchRoute(spelling)?.id, spelling).toBe(file)
    // The router ranks all routes at each call, so it is asked for one spelling of a path, each in its turn.
    const asked = spellings[at % spellings.length] ?? filled
    expect(matchRoutes(objects, asked)?.at(-1)?.route.id, asked).toBe(file)
    const page = filled === '/' ? '' : filled
    for (const data of [page ? `${page}.data` : '/_.data', `${page}/_.data`]) {
      expect(matchRoute(data), data).toMatchObject({ id: file, isData: true })
    }
  }
})

test('a path of no route is matched with none', () => {
  for (const path of [
    '/nada',
    '/admin/nada',
    '/cursos/x',
    '//cursos',
    '/%',
    '/galeria-evento/a%2Fb',
  ]) {
    expect(matchRoute(path), path).toBeNull()
    expect(matchRoute(`${path}.data`), path).toBeNull()
  }
})

/** A site that reports which body limit let a write through. */
function aSite() {
  const route = (path: string, handle?: RouteHandle) => ({ id: path, path, module: { handle } })
  const pages = pagesOf([
    route('lida', { cache: true, sitemap: true }),
    route('muda'),
    route('formulario', { form: true }),
    route('envio/:id', { upload: true }),
  ])
  const admin = { delays: { knownBrowser: async () => false } }
  const services = { admin, siteUrl: 'http://localhost', now: () => new Date() }
  return new Hono<RequestVariables>()
    .use(routeMatch(routeMatcher(pages)))
    .use(csrf({ siteUrl: 'http://localhost' }))
    .use(bodyLimit(services as never))
    .all('*', async (c) => c.text(String((await c.req.raw.arrayBuffer()).byteLength)))
}

const writing = ['POST', 'PUT', 'PATCH', 'DELETE']
const form = (bytes: number) => new URLSearchParams({ a: 'x'.repeat(bytes - 2) })

test.each(writing)(
  '%s is refused where the route declares neither form nor upload',
  async (method) => {
    for (const page of ['/lida', '/muda', '/nada', '/LIDA', '/lida/']) {
      for (const path of [page, `${page}.data`, `${page}/_.data`, `${page}?index`]) {
        const answer = await aSite().request(path, { method, body: form(9) })
        expect(answer.status, path).toBe(405)
        expect(answer.headers.get('allow'), path).toBe('GET, HEAD, OPTIONS')
      }
    }
  },
)

test.each(writing)(
  '%s reaches a declared form, its data path too, and never from elsewhere',
  async (method) => {
    for (const path of ['/formulario', '/formulario.data', '/formulario/_.data', '/Formulario/']) {
      const answer = await aSite().request(path, { method, body: form(9) })
      expect([answer.status, await answer.text()], path).toEqual([200, '9'])
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await aSite().request(path, { method, body: form(9), headers })).status).toBe(403)
    }
  },
)

test('only a declared upload may send more than a form', async () => {
  const post = (path: string) => aSite().request(path, { method: 'POST', body: form(100_000) })
  for (const path of ['/formulario', '/formulario.data', '/formulario?envio/1']) {
    expect((await post(path)).status, path).toBe(413)
  }
  for (const path of ['/envio/1', '/envio/1.data'])
    expect((await post(path)).status, path).toBe(200)
  for (const path of ['/envio', '/envio/1/2', '/lida/envio/1']) {
    expect((await post(path)).status, path).toBe(405)
  }
})
