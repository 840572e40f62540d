import { expect, test } from 'vitest'
import { type Countable, countedNames } from '#domain/statistics/counted.ts'

const site: Countable = {
  siteHost: 'www.escola.example',
  isPage: async (path) => ['/', '/cursos', '/teste-nivel/ingles'].includes(path),
  isSubject: async (subject) => subject === 'curso-3',
}

const counted = (beacon: string, of: Countable = site) => countedNames(beacon, of)

test('a page is counted with where its visitor came from, unless from the site itself', async () => {
  for (const [host, source] of [
    ['www.google.com.br', 'google'],
    ['l.instagram.com', 'instagram'],
    ['web.whatsapp.com', 'whatsapp'],
    ['', 'direto'],
    ['google.com.evil.example', 'outros'],
    ['notinstagram.com', 'outros'],
  ]) {
    expect(await counted(`/cursos pagina ${host}`), host).toEqual([
      'pagina /cursos',
      `origem ${source}`,
    ])
  }
  expect(await counted('/cursos pagina www.escola.example')).toEqual(['pagina /cursos'])
})

test('a press is counted by its page, and one on a chat button by the course it is about', async () => {
  expect(await counted('/cursos telefone')).toEqual(['telefone /cursos'])
  expect(await counted('/cursos whatsapp curso-3')).toEqual(['whatsapp /cursos curso-3'])
  expect(await counted('/cursos whatsapp curso-99')).toEqual(['whatsapp /cursos'])
  expect(await counted('/cursos telefone curso-3')).toEqual(['telefone /cursos'])
  expect(await counted('/formulario/ingles whatsapp')).toEqual(['whatsapp /teste-nivel/ingles'])
})

test('a level test is counted by language and result, and its answers are not', async () => {
  expect(await counted('/teste-nivel/ingles teste-comecado')).toEqual(['teste-comecado ingles'])
  const end = '/formulario/ingles teste-terminado B1 A1-grammar-1+ A1-grammar-2-'
  expect(await counted(end)).toEqual(['teste-terminado ingles B1'])
  const beginner = '/formulario/ingles teste-terminado ponto-de-partida'
  expect(await counted(beginner)).toEqual(['teste-terminado ingles ponto-de-partida'])
})

test('what the server counts itself cannot be forged by a browser', async () => {
  for (const kind of ['endereco-antigo', 'fotos-das-familias', 'foto-das-familias']) {
    expect(await counted(`/cursos ${kind}`), kind).toEqual([])
  }
})

test('what the site does not have is not counted', async () => {
  for (const beacon of [
    '',
    '/nada pagina',
    '/familias/galeria/1 pagina',
    '/formulario/ingles pagina',
    '/cursos',
    '/cursos nada',
    '/cursos constructor',
    '/teste-nivel/klingon teste-comecado',
    '/teste-nivel/ingles teste-terminado Z9',
  ]) {
    expect(await counted(beacon), beacon).toEqual([])
  }
})
