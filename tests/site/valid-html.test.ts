import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import type { Stores } from '#server/stores.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { adminBrowser, inStores, signIn, startAdminSite } from '#tests/running-site/admin-client.ts'
import { aClass, aDraft, anEncodedPicture, anExamDate } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'
import { nuErrors } from './nu-checker.ts'

const hostile = {
  nome: '<script>alert(1)</script>',
  descricao: '"><img src=x onerror=alert(2)> </script><script>alert(4)</script>',
  horario: '"onmouseover="alert(5)',
}

let site: Awaited<ReturnType<typeof startAdminSite>>
const galleries: string[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(folder, async (stores) => {
    const classes = [1, 2, 3, 4].map((id) => aClass({ id, firstDay: `2199-02-0${id}` }))
    await stores.school.save(
      withState(emptyDocument, { classes, examDates: [anExamDate({ day: '2199-12-12' })] }),
      0,
    )
    galleries.push(await publish(stores, aDraft({ data: '2199-06-20' }), 0))
    galleries.push(await publish(stores, aDraft(hostile), 1))
    galleries.push(await publish(stores, aDraft({ local: 'Pátio' }), 8))
    galleries.push(await publish(stores, aDraft({ participantes: 240 }), 11))
  })
  site = await startAdminSite({ DATA_DIR: folder })
})
afterAll(() => site.stop())

async function publish(
  stores: Stores,
  draft: ReturnType<typeof aDraft>,
  photos: number,
): Promise<string> {
  const { id } = await stores.events.create(draft, new Date())
  await stores.events.confirmConsent(id, new Date())
  const files = Array.from({ length: photos }, (_, n) => ({
    name: `foto-${n}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.from([0xff, 0xd8, 0xff]),
  }))
  // The checker reads the pages, not their pictures.
  const pictures = { encode: async () => anEncodedPicture() }
  if (photos > 0) await addPhotos(id, files, { ...stores, pictures }, { now: () => new Date() })
  return id
}

test('the Nu checker finds no error on any page of the site or the admin area, and would find one', async () => {
  const [id = ''] = galleries.slice(-1)
  const photo = await inStores(site, async ({ events }) => (await events.one(id))?.fotos[0]?.id)
  const photos = `/admin/evento/${id}/fotos`
  const ofVisitors = [
    ...publicPages,
    '/cursos?categoria=online',
    '/cursos/turmas?periodo=noite',
    '/teste-nivel?idioma=frances',
    '/formulario/ingles',
    '/formulario/klingon',
    '/pagina-que-nao-existe',
    '/galeria-evento/nenhum',
    ...galleries.map((gallery) => `/galeria-evento/${gallery}`),
    `/galeria-evento/${id}?fotos=todas`,
    '/admin/login',
    '/admin/login?volta=/admin',
  ]
  const ofTheAdmin = [
    '/admin',
    '/admin?aviso=evento-criado',
    '/admin/conta',
    photos,
    `${photos}?aviso=foto-excluida&n=2`,
    `${photos}/excluir?foto=${photo}`,
    `/admin/evento/${id}/editar`,
    `/admin/evento/${id}/excluir`,
    '/admin/mudancas',
    '/admin/escola',
    '/admin/escola/contato',
    '/admin/escola/turmas',
    '/admin/escola/turmas/1',
    '/admin/escola/datas/1',
    '/admin/escola/aviso',
    '/admin/escola/depoimentos',
    '/admin/escola/depoimentos/1',
    '/admin/escola/depoimentos/1/excluir',
    '/admin/escola/imagens',
    '/admin/escola/imagens/hero-1',
  ]
  const admin = adminBrowser(site, await signIn(site))
  const documents = [
    ...(await Promise.all(ofVisitors.map(async (path) => (await fetch(site.url + path)).text()))),
    ...(await Promise.all(
      ofTheAdmin.map(async (path) => {
        const answer = await admin.get(path)
        expect(answer.status, path).toBe(200)
        return answer.text()
      }),
    )),
  ]
  const wrong = '<!doctype html><html lang="pt-BR"><title>x</title><p><div></p>'
  const errors = await nuErrors([...documents, wrong])
  const isOfTheWrongOne = (error: string) => error.startsWith(`${documents.length}.html:`)
  expect(errors.filter((error) => !isOfTheWrongOne(error))).toEqual([])
  expect(errors.filter(isOfTheWrongOne)).not.toEqual([])
})
