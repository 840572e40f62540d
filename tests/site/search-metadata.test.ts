import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

let site: SiteProcess
let address: string

beforeAll(async () => {
  site = await startSite()
  address = `http://localhost:${site.port}`
})
afterAll(() => site.stop())

const textOf = async (path: string) => (await fetch(site.url + path)).text()

async function headOf(path: string) {
  const page = await textOf(path)
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1] ?? ''
  return {
    content,
    title: /<title>([^<]*)/.exec(page)?.[1] ?? '',
    description: content('description'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1],
    language: /<html [^>]*lang="([^"]*)"/.exec(page)?.[1],
    // Templates are not part of the document.
    headings: page.replaceAll(/<template.*?<\/template>/gs, '').match(/<h1[ >]/g)?.length,
  }
}

function jsonLdOf(page: string) {
  const [, jsonLd = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(jsonLd)
}

test.each(publicPages)('%s has its head and one h1', async (path) => {
  const { content, title, description, canonical, language, headings } = await headOf(path)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).toContain('| Escola de Idiomas')
  expect(description.length).toBeGreaterThanOrEqual(120)
  expect(description.length).toBeLessThanOrEqual(155)
  expect(canonical).toBe(address + path)
  expect(content('og:locale')).toBe('pt_BR')
  expect(content('og:url')).toBe(address + path)
  expect(content('og:title')).not.toBe('')
  expect(content('og:description')).toBe(description)
  expect(content('og:image:alt')).not.toBe('')
  expect(language).toBe('pt-BR')
  expect(headings).toBe(1)
})

test('the home page is titled with the school and its city, and the pages that help to find it name the city', async () => {
  expect((await headOf('/')).title).toBe('Escola de idiomas em Cidade Exemplo | Escola de Idiomas')
  for (const path of ['/', '/cursos', '/about', '/contato', '/eventos']) {
    expect((await headOf(path)).description, path).toContain('em Cidade Exemplo')
  }
  for (const { id, name } of languages) {
    const { title, description } = await headOf(`/cursos/${id}`)
    const course = `Curso de ${name.toLowerCase()} em Cidade Exemplo`
    expect([title, description]).toEqual([
      `${course} | Escola de Idiomas`,
      expect.stringContaining(course),
    ])
    expect((await headOf(`/teste-nivel/${id}`)).title).toBe(
      `Teste de nível de ${name.toLowerCase()} | Escola de Idiomas`,
    )
  }
})

test('a language page is a course in the words of search engines, with the way to it', async () => {
  for (const { id, name } of languages) {
    const page = await textOf(`/cursos/${id}`)
    const [course, breadcrumbs] = jsonLdOf(page)['@graph']
    expect(course).toMatchObject({
      '@type': 'Course',
      name: expect.stringContaining(`Curso de ${name.toLowerCase()}`),
      description: expect.stringMatching(/.{60}/),
      url: `${address}/cursos/${id}`,
      provider: { '@type': 'EducationalOrganization', name: 'Escola de Idiomas' },
      offers: { category: 'Paid' },
    })
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      ['/', '/cursos', `/cursos/${id}`].map((path) => address + path),
    )
    const chat = `text=${encodeURIComponent(`Olá! Quero aprender ${name.toLowerCase()}`)}`
    expect(page).toContain(chat)
    expect(page).toContain(`href="/teste-nivel/${id}"`)
  }
})

test('every page leads to the languages, and /cursos and home in their cards too', async () => {
  for (const { id } of languages) {
    const links = async (path: string) =>
      (await textOf(path)).split(`href="/cursos/${id}"`).length - 1
    expect(await links('/privacidade'), id).toBe(1)
    expect(await links('/cursos'), id).toBe(2)
    expect(await links('/'), id).toBe(2)
  }
})

test('titles and descriptions are unique', async () => {
  const heads = await Promise.all(publicPages.map(headOf))
  const seen = new Set(heads.flatMap(({ title, description }) => [title, description]))
  expect(seen.size).toBe(publicPages.length * 2)
})

test('the sharing card is a 1200 by 630 JPEG under 250 KB', async () => {
  const { content } = await headOf('/')
  const answer = await fetch(content('og:image').replace(address, site.url))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(250_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('robots, sitemap and web manifest name the same site', async () => {
  const robots = await textOf('/robots.txt')
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`)
  const sitemap = await textOf('/sitemap.xml')
  for (const path of publicPages) expect(sitemap).toContain(`<loc>${address}${path}</loc>`)
  const manifest = JSON.parse(await textOf('/site.webmanifest'))
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status, src).toBe(200)
})

test('only the home page links to the web manifest, whose shortcut opens the home page', async () => {
  const pages = await Promise.all(publicPages.map(textOf))
  const linking = publicPages.filter((_, index) => pages[index]?.includes('rel="manifest"'))
  expect(linking).toEqual(['/'])
})

test('crawlers that train AI models are kept from the galleries; search engines and link previews are not', async () => {
  const [everyone = '', training = ''] = (await textOf('/robots.txt')).split(
    /^(?=User-agent: (?:\*|AI2Bot)$)/m,
  )
  for (const group of [everyone, training]) {
    expect(group).toContain('\nContent-Signal: search=yes, ai-train=no\n')
  }
  expect(everyone.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /admin'])
  for (const name of ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Meta-ExternalAgent']) {
    expect(training).toContain(`User-agent: ${name}\n`)
  }
  for (const path of ['/galeria-evento/', '/familias/', '/fotos/']) {
    expect(training).toContain(`\nDisallow: ${path}\n`)
  }
  expect(training).not.toMatch(
    /^User-agent: (Googlebot|Bingbot|facebookexternalhit|WhatsApp|Twitterbot)/im,
  )
})

test('search engines are led from the framed level test to its page', async () => {
  const { content, canonical } = await headOf('/formulario/espanhol')
  expect(content('robots')).toBe('noindex')
  expect(canonical).toBe(`${address}/teste-nivel/espanhol`)
})

test('the test of a language has one address to be found at, whichever link opened it', async () => {
  const { content, canonical } = await headOf('/teste-nivel?idioma=espanhol')
  expect(canonical).toBe(`${address}/teste-nivel/espanhol`)
  expect(content('robots')).toBe('')
  const page = await textOf('/teste-nivel/espanhol')
  expect(page).toContain('O que o teste de espanhol mede')
  expect(page).toMatch(/<iframe src="\/formulario\/espanhol"/)
  expect(page).not.toContain('noindex')
})

test('a language that has no test is said so', async () => {
  const answer = await fetch(`${site.url}/formulario/klingon`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Não temos esse teste')
})

test('the opening hours are told to search engines too', async () => {
  expect(jsonLdOf(await textOf('/')).openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '21:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '08:00',
      closes: '12:30',
    },
  ])
})
