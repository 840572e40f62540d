import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nuErrors } from '../nu-checker.ts'
import { expect, test } from '../school-site.ts'
import { publicPages } from '../visit.ts'

const states = [
  ...publicPages,
  '/cursos?categoria=online',
  '/teste-nivel?idioma=frances',
  '/formulario/ingles',
  '/formulario/klingon',
  '/pagina-que-nao-existe',
  '/galeria-evento/nenhum',
]

test('the Nu checker finds no error on any page', async ({ request, school: { ids } }) => {
  test.setTimeout(90_000)
  const galleries = Object.values(ids).map((id) => `/galeria-evento/${id}`)
  const addresses = [...states, ...galleries, `/galeria-evento/${ids.festa}?fotos=todas`]
  const folder = await mkdtemp(join(tmpdir(), 'escola-html-'))
  const files = await Promise.all(
    addresses.map(async (address, index) => {
      const file = join(folder, `${index}.html`)
      await writeFile(file, await (await request.get(address)).text())
      return file
    }),
  )
  expect(await nuErrors(files)).toEqual([])
})

test('the Nu checker would find one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escola-html-'))
  const file = join(folder, 'wrong.html')
  await writeFile(file, '<!doctype html><html lang="pt-BR"><title>x</title><p><div></p>')
  expect(await nuErrors([file])).not.toEqual([])
})
