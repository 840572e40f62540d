import { nuErrors } from '#tests/browser/nu-checker.ts'
import { expect, test } from '#tests/browser/school-site.ts'
import { publicPages } from '#tests/browser/visit.ts'

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
  const documents = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  )
  expect(await nuErrors(documents)).toEqual([])
})

test('the Nu checker would find one', async () => {
  const wrong = '<!doctype html><html lang="pt-BR"><title>x</title><p><div></p>'
  expect(await nuErrors([wrong])).not.toEqual([])
})
