import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { shownAt } from '#content/shown-at.ts'
import { formerAddressFinder } from '#domain/school/former-address.ts'
import { readItem } from '#domain/school/lists/item-form.ts'
import { type FormerAddress, listOf } from '#domain/school/lists/lists.ts'
import { findFormerAddress, sitePaths } from '#server/http/former-addresses.ts'
import { type Page, routeMatcher } from '#server/http/route-match.ts'

const pages = ['/', '/contato', '/cursos', '/galeria-evento/:id'].map((path): Page => {
  return { id: path, path, handle: { cache: true } }
})
const matchRoute = routeMatcher([...pages, { id: 'admin', path: '/admin', handle: {} }])
const paths = sitePaths(matchRoute)

const list = listOf('formerAddresses')
const address = (id: number, from: string, to = '/contato'): FormerAddress => ({ id, from, to })

function read(from: string, to: string, stored: readonly FormerAddress[] = []) {
  const lists = { ...schoolDefaults, formerAddresses: stored }
  return readItem(list, { from, to }, { now: new Date(), lists, paths })
}

test.each([
  ['/cursos.html', '/cursos.html'],
  ['cursos.php', '/cursos.php'],
  ['https://www.escola-velha.com.br/Cursos/Ingl%C3%AAs.HTML', '/Cursos/Ingl%C3%AAs.HTML'],
  ['www.escola-velha.com.br/quem somos', '/quem%20somos'],
  ['https://escola-velha.com.br?page_id=12', '/?page_id=12'],
  ['/?page_id=12#topo', '/?page_id=12'],
])('a former address is typed as people have it: %s', (typed, from) => {
  const { item, problems } = read(typed, 'https://www.escola.com.br/contato')
  expect(problems).toEqual({})
  expect(item).toMatchObject({ from, to: '/contato' })
})

test.each([
  ['/contato', '/cursos', { from: /existe no site/ }],
  ['/Contato/', '/cursos', { from: /existe no site/ }],
  ['/', '/cursos', { from: /existe no site/ }],
  ['/galeria-evento/velho', '/cursos', { from: /existe no site/ }],
  ['/admin', '/cursos', { from: /existe no site/ }],
  ['/assets/app.js', '/cursos', { from: /existe no site/ }],
  ['/healthz', '/cursos', { from: /existe no site/ }],
  ['/pagina-nao-encontrada', '/cursos', { from: /existe no site/ }],
  ['/A.html', '/cursos', { from: /já está na lista/ }],
  ['/b.html', '/c.html', { to: /não tem esta página/ }],
  ['/b.html', '/admin', { to: /não tem esta página/ }],
  ['/b.html', 'javascript:alert(1)', { to: /não tem esta página/ }],
  ['/b.html', '//evil.example', { to: /Escreva uma página/ }],
  ['/b.html', '/\\evil.example', { to: /Escreva uma página/ }],
  ['/b.html', '/.//evil.example', { to: /não tem esta página/ }],
  ['//evil.example/b.html', '/contato', { from: /Escreva o que vem depois/ }],
  ['/?p=1', '/?p=1', { to: /Um endereço levaria ao outro/ }],
  ['/?p=1', '/?p=2', { to: /Um endereço levaria ao outro/ }],
  ['/b.html', '/?p=2', { to: /Um endereço levaria ao outro/ }],
  ['/?p=9', '/contato', { to: /Um endereço levaria ao outro/ }],
])('%s to %s is refused with a sentence', (from, to, sentences) => {
  const stored = [address(1, '/a.html', '/?p=9'), address(2, '/?p=2')]
  const { problems } = read(from, to, stored)
  expect(Object.keys(problems)).toEqual(Object.keys(sentences))
  for (const [name, sentence] of Object.entries(sentences)) {
    expect(problems[name]).toMatch(sentence)
  }
})

test('a request is recognised in any spelling, and by the most parameters', () => {
  const find = formerAddressFinder([
    address(1, '/Cursos-de-Inglês.html'),
    address(2, '/?page_id=12'),
    address(3, '/index.php?option=com_content&id=3'),
    address(4, '/index.php'),
  ])
  for (const [asked, id] of [
    ['/cursos-de-ingles.html', 1],
    ['/CURSOS-DE-INGL%C3%8AS.html?fbclid=x', 1],
    ['/Cursos-de-Ingle%CC%82s.html', 1],
    ['/cursos-de-ingl%EAs.html', 1],
    ['//cursos-de-ingl%C3%AAs.html/', 1],
    ['/?utm_source=x&page_id=12', 2],
    ['/?Page_ID=12', 2],
    ['/?page_id=123', undefined],
    ['/', undefined],
    ['/index.php?id=3&option=com_content', 3],
    ['/index.php?id=4&option=com_content', 4],
    ['/%', undefined],
    ['/cursos-de-ingles', undefined],
  ] as const) {
    expect(find(asked)?.id, asked).toBe(id)
  }
})

test('a page of the site goes before a former address, and a hidden one leads nowhere', () => {
  const formerAddresses = [
    address(1, '/contato'),
    address(2, '/?p=1'),
    { ...address(3, '/b.html'), hidden: true as const },
  ]
  const find = findFormerAddress({ known: () => ({ ...known, formerAddresses }) })
  const asked = (url: string) => find(url, matchRoute(url.split('?')[0] ?? ''))?.id
  expect(['/contato', '/?p=1', '/b.html'].map(asked)).toEqual([undefined, 2, undefined])
})

test('two that lead to each other, which undo may have brought back, lead nowhere', () => {
  const formerAddresses = [
    address(1, '/?p=1', '/?p=2'),
    address(2, '/?p=2', '/?p=1'),
    address(3, '/?p=3', '/?fotos'),
  ]
  const find = findFormerAddress({ known: () => ({ ...known, formerAddresses }) })
  const asked = (url: string) => find(url, matchRoute('/'))?.id
  expect(['/?p=1', '/?p=2', '/?p=3'].map(asked)).toEqual([undefined, undefined, 3])
})

test('no page shows one, so that there is no preview', () => {
  const { path, one } = wordsOf('formerAddresses')
  expect([shownAt(path), shownAt(one, '1')]).toEqual([null, null])
})

const known = {} as NonNullable<ReturnType<Parameters<typeof findFormerAddress>[0]['known']>>
