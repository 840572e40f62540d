// Row 27 of the threats: framing, and what may run in a page.

import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsIn, fillFolder } from '../school-folder.ts'
import { type SiteProcess, startSite } from '../site-process.ts'
import { objections, readPolicy } from './policy-evaluator.ts'

let site: SiteProcess
let gallery = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await fillFolder(folder, { Junina: 7 })
  gallery = `/galeria-evento/${(await eventsIn(folder))[0]?.id}`
  site = await startSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

const pages = () => [
  ...['/', '/cursos', '/cursos?categoria=online', '/about', '/teste-nivel', '/contato'],
  ...['/teste-nivel?idioma=frances', '/eventos', '/privacidade', '/nada', '/galeria-evento/nada'],
  ...['/admin/login', '/admin', gallery, `${gallery}?fotos=todas`],
]

const files = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthz', '/cursos.data']

test('an evaluator finds nothing to object to on any page or file', async () => {
  for (const path of [...pages(), ...files]) {
    const { headers } = await fetch(site.url + path)
    expect(objections(headers.get('content-security-policy')), path).toEqual([])
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
})

test('every inline script and style is named by its hash, and no attribute holds script or style', async () => {
  for (const path of pages()) {
    const answer = await fetch(site.url + path)
    const page = await answer.text()
    const policy = readPolicy(answer.headers.get('content-security-policy') ?? '')
    for (const [tag, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const inline = page.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'g'))
      for (const [, attributes = '', content = ''] of inline) {
        if (content === '' || /type="(application\/(ld\+)?json|text\/later)"/.test(attributes))
          continue
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
