import { expect, test } from 'vitest'
import { factGroups } from '#content/fact-groups.ts'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { shownAt } from '#content/shown-at.ts'
import { slotWords } from '#content/site-pictures.ts'
import { type AnyItem, listNames } from '#domain/school/lists/lists.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { inStores } from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

const { site, browser: admin } = await signedInSite()

/** What the header says: the place that is marked, and where 'Ver o site' leads. */
async function header(path: string) {
  const html = await (await admin.get(path)).text()
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(
    ([, attributes = '', inner = '']) => ({
      attributes,
      name: inner.replace(/<[^>]*>/g, ''),
    }),
  )
  return {
    marked: links
      .filter((link) => link.attributes.includes('aria-current="page"'))
      .map(({ name }) => name),
    toSite: /href="([^"]*)"/.exec(
      links.find(({ name }) => name === 'Ver o site')?.attributes ?? '',
    )?.[1],
  }
}

test('public pages are the same, byte for byte, with and without a session', async () => {
  const { id } = await inStores(site, ({ events }) =>
    events.create(aDraft({ visibilidade: 'todos' }), new Date()),
  )
  for (const path of [...publicPages, `/galeria-evento/${id}`, '/nada-aqui']) {
    const visitor = await fetch(site.url + path)
    const signedIn = await admin.get(path)
    expect(signedIn.status, path).toBe(visitor.status)
    expect(await signedIn.text(), path).toBe(await visitor.text())
  }
})

test('one navigation marks where one is, and leads to the site where it shows that', async () => {
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const gallery = `/familias/galeria/${id}`
  const expected: [string, string, string][] = [
    ['/admin', 'Eventos', '/'],
    [`/admin/evento/${id}/fotos`, 'Eventos', gallery],
    [`/admin/evento/${id}/editar`, 'Eventos', gallery],
    [`/admin/evento/${id}/excluir`, 'Eventos', gallery],
    ['/admin/escola', 'A escola', '/'],
    ['/admin/escola/contato', 'A escola', '/contato#contatos'],
    ['/admin/escola/cursos/3', 'A escola', '/cursos#curso-3'],
    ['/admin/escola/eventos', 'A escola', '/'],
    ['/admin/pessoas', 'Pessoas', '/'],
    ['/admin/pessoas/convite', 'Pessoas', '/'],
    ['/admin/lixeira', 'Lixeira', '/'],
    ['/admin/mudancas', 'O que mudou', '/'],
    ['/admin/conta', 'Conta', '/'],
  ]
  for (const [path, marked, toSite] of expected) {
    expect(await header(path), path).toEqual({ marked: [marked], toSite })
  }
  // The admin sees what everyone sees.
  expect((await admin.get(gallery)).headers.get('location')).toBe(`/galeria-evento/${id}`)
  expect((await fetch(site.url + gallery, { redirect: 'manual' })).headers.get('location')).toBe(
    `/galeria-evento/${id}`,
  )
})

test('a message after saving offers to see the result where visitors see it', async () => {
  const offer = async (query: string) =>
    /href="([^"]*)"[^>]*>Ver como ficou/.exec(
      await (await admin.get(`/admin/escola?${query}`)).text(),
    )?.[1]
  expect(await offer('aviso=escola-salva&parte=historia')).toBe('/#sobre')
  expect(await offer('aviso=escola-salva&parte=idioma-ingles')).toBe('/cursos/ingles')
  expect(await offer('aviso=escola-salva&parte=curso-novo')).toBe('/cursos#catalogo')
  expect(await offer('aviso=aviso-agendado&parte=aviso')).toBeUndefined()
  expect(await offer('aviso=escola-salva&parte=eventos')).toBeUndefined()
})

test('every part of the school is shown at a place that exists', async () => {
  const places = new Set([
    ...factGroups.map(({ id }) => shownAt(id)),
    ...Object.keys(slotWords).map((slot) => shownAt('imagens', slot)),
    ...listNames.flatMap((name) => {
      const { path, one } = wordsOf(name)
      const [first] = schoolDefaults[name] as readonly AnyItem[]
      // Empty lists are not on the site.
      return first ? [shownAt(path), shownAt(one, String(first.id))] : []
    }),
  ])
  const missing = []
  for (const place of places) {
    if (!place) continue
    const [path = '', id] = place.split('#')
    const html = await (await fetch(site.url + path)).text()
    if (id && !html.includes(` id="${id}"`)) missing.push(place)
    if (html.includes('Página não encontrada') !== (path === shownAt('imagens', 'not-found')))
      missing.push(place)
  }
  expect(missing).toEqual([])
})
