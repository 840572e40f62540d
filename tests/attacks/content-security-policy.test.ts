import { createHash } from 'node:crypto'
import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import {
  type AdminSite,
  cookieHeader,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { eventsIn, fillFolder } from '#tests/sample-data/school-folder.ts'
import { guardedAddresses } from './admin-addresses.ts'
import { objections, readPolicy } from './csp-evaluator.ts'

let site: AdminSite
let gallery = ''
let adminPages: string[] = []
let everyAdminPage: string[] = []
let findsFaces: string[] = []
let cookie = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await fillFolder(folder, { Junina: 7 })
  const [event] = await eventsIn(folder)
  gallery = `/galeria-evento/${event?.id}`
  const path = `/admin/evento/${event?.id}`
  everyAdminPage = guardedAddresses(event?.id ?? '', String(event?.fotos[0]?.id))
  findsFaces = [`${path}/rostos`, `${path}/fotos/${event?.fotos[0]?.id}/cobrir`]
  const question = `${path}/fotos/excluir?foto=${event?.fotos[0]?.id}`
  adminPages = [
    '/admin',
    `${path}/editar`,
    `${path}/excluir`,
    `${path}/fotos`,
    question,
    ...findsFaces,
  ]
  site = await startAdminSite({ DATA_DIR: folder })
  cookie = cookieHeader(await signIn(site))
})
afterAll(() => site.stop())

const pages = () => [
  ...publicPages,
  ...['/cursos?categoria=online', '/teste-nivel?idioma=frances', '/nada', '/galeria-evento/nada'],
  ...['/admin/login', '/admin', gallery, `${gallery}?fotos=todas`],
]

type Visit = { path: string; headers: Record<string, string> }
const byVisitor = (path: string): Visit => ({ path, headers: {} })
const byAdmin = (path: string): Visit => ({ path, headers: { cookie } })

async function ask({ path, headers }: Visit): Promise<Response> {
  return fetch(site.url + path, { headers })
}

const files = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthz', '/cursos.data']

test('an evaluator finds nothing to object to on any page or file', async () => {
  const visits = [...pages(), ...files].map(byVisitor)
  for (const visit of [...visits, ...adminPages.map(byAdmin), byAdmin('/admin.data')]) {
    const { headers } = await ask(visit)
    const { path } = visit
    expect(objections(headers.get('content-security-policy')), path).toEqual([])
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
})

test('every inline script and style is named by its hash, and no attribute holds script or style', async () => {
  for (const visit of [...pages().map(byVisitor), ...adminPages.map(byAdmin)]) {
    const { path } = visit
    const answer = await ask(visit)
    const page = await answer.text()
    const policy = readPolicy(answer.headers.get('content-security-policy') ?? '')
    for (const [tag, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const inline = [...page.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'g'))].filter(
        ([, attributes = '', content = '']) =>
          // JSON is data and needs no hash; the speculation rules need one.
          content !== '' && !/^ type="application\/(ld\+)?json"/.test(attributes),
      )
      if (tag === 'script') expect(inline, path).not.toEqual([])
      for (const [, attributes = '', content = ''] of inline) {
        const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
        expect(policy[directive], `${path}: <${tag}${attributes}>`).toContain(hash)
      }
    }
    const tags =
      page.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? []
    expect(
      tags.filter((tag) => /\s(on[a-z]+|style|srcdoc)=/i.test(tag)),
      path,
    ).toEqual([])
    expect(tags.filter((tag) => /(href|src|action)="\s*(javascript|data:text)/i.test(tag))).toEqual(
      [],
    )
  }
})

test('WebAssembly runs on the pages that find faces alone, and in their worker', async () => {
  const visits = [...pages().map(byVisitor), ...everyAdminPage.map(byAdmin)]
  const scriptsOf = async (visit: Visit) => {
    const answer = await ask(visit)
    return readPolicy(answer.headers.get('content-security-policy') ?? '')['script-src'] ?? []
  }
  const allowed: string[] = []
  for (const visit of visits) {
    if ((await scriptsOf(visit)).includes("'wasm-unsafe-eval'")) allowed.push(visit.path)
  }
  expect(allowed).toEqual(findsFaces)

  const scripts = globSync('build/client/assets/*.js').map((file) => `/assets/${basename(file)}`)
  const policies = await Promise.all(
    scripts.map(async (path) => [path, (await ask(byVisitor(path))).headers] as const),
  )
  const workers = policies
    .map(([path, headers]) => [path, headers.get('content-security-policy')] as const)
    .filter(([, policy]) => policy?.includes('wasm-unsafe-eval'))
  expect(workers).toEqual([
    [
      expect.stringMatching(/face-search\.wasm-worker/),
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    ],
  ])
})

test('the admin pages that were looked at are those behind the login', async () => {
  for (const path of adminPages) {
    const answer = await ask(byAdmin(path))
    expect(answer.url).toBe(site.url + path)
    expect(await answer.text()).toMatch(/<script[^>]*>[^<]/)
  }
})

const good =
  "default-src 'none'; script-src 'self' 'sha256-x'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

test.each([
  good.replace("'self' 'sha256-x'", "'self' 'unsafe-inline'"),
  good.replace("'self' 'sha256-x'", "'self' 'unsafe-eval'"),
  good.replace("'self' 'sha256-x'", 'https:'),
  good.replace("'self' 'sha256-x'", '*'),
  good.replace("'self' 'sha256-x'", 'data:'),
  good.replace("'self' 'sha256-x'", 'https://cdn.example'),
  good.replace("base-uri 'none'; ", ''),
  good.replace("form-action 'self'; ", ''),
  good.replace("; frame-ancestors 'none'", ''),
  good.replace("default-src 'none'; ", ''),
  good.replace("default-src 'none'", "default-src 'self'"),
  '',
])('the evaluator objects to %s', (policy) => {
  expect(objections(good)).toEqual([])
  expect(objections(policy)).not.toEqual([])
})
