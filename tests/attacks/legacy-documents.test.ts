import { Timestamp } from '@google-cloud/firestore'
import { expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { anInstance, aProject, theEmulator } from '#tests/stores/firestore.ts'

const photo = (name: string) => `https://res.cloudinary.com/escola/image/upload/v1/${name}.jpg`

const documents: Record<string, object> = {
  halloween: {
    titulo: 'Halloween de 2019',
    descricao: 'Fantasias',
    data: Timestamp.fromDate(new Date('2019-10-31T12:00:00Z')),
    fotos: [photo('abobora'), null, 7, 'javascript:alert(1)', { url: photo('bruxa') }],
  },
  nulos: {
    nome: null,
    titulo: 'Só o título',
    descricao: null,
    data: null,
    fotos: null,
    criadoEm: null,
    horario: null,
    local: null,
    participantes: null,
    imagem: null,
  },
  vazio: {},
  torto: { nome: 12, titulo: ['x'], descricao: { a: 1 }, data: 'ontem', fotos: 'a.jpg', local: [] },
}

test('the list and the galleries show old documents: titles, bare addresses, empty fields', async () => {
  const projectId = aProject()
  const { db } = anInstance(projectId)
  for (const [id, document] of Object.entries(documents)) {
    await db.collection('eventos').doc(id).set(document)
  }
  const site = await siteForTest({
    STORE: 'firestore',
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: theEmulator().host,
  })
  const page = async (path: string) => {
    const answer = await fetch(site.url + path)
    const text = await answer.text()
    expect(answer.status, path).toBe(200)
    expectNoInternals(text, path)
    expect(text, path).not.toMatch(/\[object Object\]|Invalid Date|undefined<|>null<|javascript:a/)
    return text
  }

  const list = await page('/eventos')
  for (const name of ['Halloween de 2019', 'Só o título', 'Evento sem nome', '>12<']) {
    expect(list).toContain(name)
  }
  for (const id of Object.keys(documents)) {
    expect(list).toContain(`/galeria-evento/${id}`)
    await page(`/galeria-evento/${id}.data`)
    await page(`/galeria-evento/${id}?fotos=todas`)
    expect(await page(`/galeria-evento/${id}`)).toContain('<h1')
  }
  const gallery = await page('/galeria-evento/halloween')
  expect(gallery).toContain('<time dateTime="2019-10-31"')
  const shown = gallery.match(/<img[^>]+\/(abobora|bruxa)\.jpg/g) ?? []
  expect(shown.map((tag) => /(\w+)\.jpg$/.exec(tag)?.[1])).toEqual(['abobora', 'bruxa'])
})
