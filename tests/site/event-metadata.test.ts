import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

/** From a single word to more than a preview shows. */
const descriptions = [
  'Canjica',
  'Ein Prosit!',
  'Poemas em quatro idiomas, lidos por quem os escreveu.',
  'Barracas, quadrilha e bandeirinhas, com as turmas da manhã e da tarde juntas.',
  'Cada turma apresentou um país, com música, comida e histórias contadas no idioma dele. '.repeat(
    3,
  ),
]

let site: SiteProcess
const galleries: string[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(folder, async ({ events }) => {
    for (let index = 0; index < 14; index += 1) {
      const descricao = descriptions[index] ?? 'Mais um.'
      const { id } = await events.create(aDraft({ nome: `Festa ${index}`, descricao }), new Date())
      if (descriptions[index]) galleries.push(`/galeria-evento/${id}`)
    }
  })
  site = await startSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

async function headOf(path: string) {
  const page = await (await fetch(site.url + path)).text()
  const part = (pattern: RegExp) => pattern.exec(page)?.[1]
  return {
    title: part(/<title>([^<]*)/),
    description: part(/<meta name="description" content="([^"]*)"/),
    canonical: part(/<link rel="canonical" href="([^"]*)"/),
    address: part(/<meta property="og:url" content="([^"]*)"/),
    robots: part(/<meta name="robots" content="([^"]*)"/),
  }
}

test('every page of the events has a title and an address of its own', async () => {
  const first = await headOf('/eventos?utm=x')
  expect(first.title).toBe('Eventos e galerias de fotos | Escola de Idiomas')
  expect(first.canonical).toMatch(/^http[^?]*\d\/eventos$/)
  const second = await headOf('/eventos?pagina=2')
  expect(second.title).toBe('Eventos e galerias de fotos, página 2 | Escola de Idiomas')
  expect(second.canonical).toMatch(/^http[^?]*\d\/eventos\?pagina=2$/)
  expect(second.address).toBe(second.canonical)
})

test('a gallery asks search engines to leave its pictures out, wherever they are kept', async () => {
  expect((await headOf(galleries[0] ?? '')).robots).toBe('noimageindex')
  expect((await headOf('/eventos')).robots).toBeUndefined()
})

test('few words or many, an event is described in 120 to 155 characters', async () => {
  expect(galleries).toHaveLength(descriptions.length)
  for (const [index, path] of galleries.entries()) {
    const { description = '' } = await headOf(path)
    expect(description).toContain((descriptions[index] ?? '').slice(0, 60))
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(155)
  }
  const { description } = await headOf(galleries[0] ?? '')
  expect(description).toBe(
    'Festa 0: 20 de junho de 2026, Nenhuma foto. Canjica. Um evento da nossa escola de idiomas, com cursos de inglês, espanhol, francês e alemão.',
  )
})
