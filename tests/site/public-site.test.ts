import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { rawRequest, sendBytes, statusOf } from '#tests/http-clients/raw-request.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

let stores: Stores
let site: SiteProcess
let gallery = ''

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft(), new Date())
  gallery = `/galeria-evento/${id}`
  site = await startSite({ DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' })
})
afterAll(async () => {
  await site.stop()
  await stores.close()
})

const pages = () => [...publicPages, gallery, '/teste-nivel?idioma=ingles', '/formulario/ingles']
const htmlOf = async (path: string) => (await fetch(site.url + path)).text()

/** What a visitor reads, without the props of islands. */
const wordsOf = async (path: string) =>
  (await htmlOf(path))
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const saveFacts = async (facts: Record<string, unknown>) => {
  const document = withState(emptyDocument, { facts })
  await stores.school.save(document, (await stores.school.find()).revision)
}

const pagesWithPopup = async (paths: string[]) => {
  const pages = await Promise.all(paths.map(htmlOf))
  return paths.filter((_, at) => pages[at]?.includes('id="ajuda-titulo"'))
}

test('without a WhatsApp number no page has the chat popup', async () => {
  expect(await pagesWithPopup([...publicPages, gallery, '/nada'])).toEqual([])
})

const invented = [
  /de 2023 a 2025|2023,\s*2024/,
  /Direção da escola/,
  /Ninguém aprende um idioma em silêncio/,
  /instagram\.example|facebook\.example|youtube\.example/,
  /das 8h às 21h/,
  /-23\.55|-46\.63/,
  /Helena Sampaio/,
  /por até 12 meses/,
  /(Escola|Cursos) (de idiomas )?em Cidade Exemplo/,
  /0000-0000|11900000000|contato@escola\.example|Rua das Palavras|10000-000|wa\.me\/\d/,
  /app\.escola\.example|aluno\.escola\.example|Aplicativo|Área do Aluno/,
]

test('nothing invented about the school is published, in words, links or data', async () => {
  for (const path of pages()) {
    const html = await htmlOf(path)
    for (const detail of invented) expect(html.match(detail)?.[0], path).toBeUndefined()
  }
})

test('without a contact every button leads to a page that says why', async () => {
  for (const path of ['/', '/cursos', '/privacidade', gallery]) {
    const html = await htmlOf(path)
    expect(html, path).toContain('href="/contato"')
    expect(html.match(/(href|action)="(#|)"|href="(tel|mailto):/)?.[0], path).toBeUndefined()
  }
  const contact = await wordsOf('/contato')
  expect(contact).toContain('A escola ainda está preparando este site')
  expect(contact).not.toMatch(/Conversar no WhatsApp|Enviar e-mail|Ligar para a escola|Ver no mapa/)
})

test('the pages close the gap: no heading without its content, no empty data', async () => {
  for (const path of ['/', '/about', '/contato', '/eventos']) {
    const html = await htmlOf(path)
    const gap =
      /Siga a escola|Horário de atendimento|Acompanhe a escola|<(ul|ol|dl|blockquote|figcaption)[^>]*><\/\1>|“”/
    expect(html.match(gap)?.[0], path).toBeUndefined()
  }
  const [, jsonLd = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await htmlOf('/')) ?? []
  const school = JSON.parse(jsonLd)
  expect(school).toMatchObject({ name: 'Escola de Idiomas', foundingDate: '1984' })
  for (const absent of ['sameAs', 'geo', 'openingHoursSpecification', 'legalName']) {
    expect(school).not.toHaveProperty(absent)
  }
})

test('what is specified stays: years of experience, total approval, thousands of students', async () => {
  const home = await wordsOf('/')
  expect(home).toContain('Há mais de 40 anos mudando vidas')
  expect(home).toMatch(/aprovação total no A2 Key, no B1 Preliminary e no B2 First/)
  expect(home).toContain('milhares de alunos')
  const about = await wordsOf('/about')
  for (const words of ['40+ anos', 'centro de exames desde 2011', 'Milhares', 'aprovação total']) {
    expect(about).toContain(words)
  }
  expect(await wordsOf('/cursos')).toContain('Aprovação total no A2 Key')
  expect(await wordsOf('/privacidade')).toContain('nenhum identificador pessoal é coletado')
})

test('the owner’s switch silences total approval in every place, and nothing else', async () => {
  await saveFacts({ claimsTotalApproval: false, totalApprovalYears: [2024], owner: 'Ana' })
  await expect.poll(() => htmlOf('/about')).toContain('Ana')
  for (const path of pages()) {
    const claim = /aprovação total|tiveram aprova|2024/i.exec(await htmlOf(path))?.[0]
    expect(claim, path).toBeUndefined()
  }
  expect(await wordsOf('/')).toContain('centro de exames Cambridge desde 2011')
})

test('with a number every page of the specification has the chat popup, and family pages have none', async () => {
  await saveFacts({ whatsapp: '14 99765-4321' })
  await expect.poll(() => htmlOf('/')).toContain('wa.me/5514997654321')
  const specified = [...publicPages, gallery, '/nada']
  const families = ['/familias/nada', '/familias/galeria/nada']
  expect(await pagesWithPopup([...specified, ...families])).toEqual(specified)
})

test('a map that waits for a press is not in the page: only a drawing, and a link into an empty frame', async () => {
  const address = {
    'address.street': 'Rua A, 1',
    'address.city': 'Bauru',
    'address.state': 'SP',
    'address.postalCode': '17000-000',
  }
  const hasGoogleFrame = async (path: string) =>
    (await htmlOf(path)).includes('<iframe src="https://www.google.com/maps')
  await saveFacts(address)
  for (const path of ['/', '/contato']) await expect.poll(() => hasGoogleFrame(path)).toBe(true)
  await saveFacts({ ...address, mapOnPress: true })
  await expect.poll(() => hasGoogleFrame('/contato')).toBe(false)
  for (const path of ['/', '/contato']) {
    const html = await htmlOf(path)
    expect(html).not.toMatch(/<(iframe|img|script|link)\b[^>]*\b(src|href)="https:\/\/www\.google/)
    expect(html).toMatch(/<iframe name="mapa"[^>]* height="400"/)
    expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps[^"]*" target="mapa"/)
  }
})

test('under another name the site redirects, also to pages that are cached', async () => {
  const asked = (host: string, path = '/eventos?pagina=2') =>
    rawRequest(site.port, { path, headers: { host } })
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await asked('escola.example')
    expect([status, headers.location, body]).toEqual([
      308,
      'https://www.escola.example/eventos?pagina=2',
      '',
    ])
    for (const host of ['www.escola.example', '127.0.0.1:3000', 'site']) {
      expect((await asked(host, '/cursos')).status).toBe(200)
    }
  }
  expect((await asked('escola.example', '/healthz')).status).toBe(200)
  for (const path of ['/a\fb', '/a\tb', '/\x7f', '/\xe9', 'http://malvado.example/']) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: malvado.example\r\nConnection: close\r\n\r\n`
    expect([308, 400]).toContain(statusOf(await sendBytes(site.port, bytes)))
  }
  expect((await asked('www.escola.example', '/cursos')).status).toBe(200)
})
