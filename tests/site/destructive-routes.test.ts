// Every route that deletes something, from the routes' own list: what can be undone is restored with equal documents
// and bytes, and is gone for visitors meanwhile.
import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { readSchoolDocument, withState } from '#domain/school/school-document.ts'
import { siteOwner, slotPicture } from '#domain/school/slot-pictures.ts'
import type { Stores } from '#server/stores.ts'
import { type StandIn, startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { declared, siteRoutes } from '#tests/http-clients/site-routes.ts'
import {
  type AdminBrowser,
  accountEnv,
  adminBrowser,
  signIn,
  undoOnSchoolPage,
} from '#tests/running-site/admin-client.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import {
  aClass,
  aDraft,
  anEncodedPicture,
  aSlotEncoding,
  aSlotPicture,
} from '#tests/sample-data/builders.ts'
import { filesIn } from '#tests/sample-data/school-folder.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

type School = {
  /** Two instances: what the one deletes is gone at the other. */
  instances: [SiteProcess, SiteProcess]
  browser: AdminBrowser
  stores: Stores
  /** Every file, by its name, with its digest. */
  bytes: () => Map<string, string>
  /** Where a visitor gets a photo of this URL. */
  deliveredAt: (url: string) => string
}

const embedded = 'SQLite and disk'
const hosted = 'Firestore and Cloudinary'
const kinds = [embedded, hosted]

const schools = new Map<string, School>()
let standIn: StandIn

beforeAll(async () => {
  standIn = await startStandIn({ looksInside: false })
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  const onDisk = { ...accountEnv, DATA_DIR: folder }
  const hosts = { projectId: aProject(), firestore: theEmulator().host, cloudinary: standIn.url }
  const elsewhere = {
    ...accountEnv,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')),
    STORE: 'firestore',
    PHOTOS: 'cloudinary',
    ...hostedEnv(hosts),
  }
  const open = async (env: Record<string, string>) => {
    const first = await startSite(env)
    const second = await startSite(env)
    const browser = adminBrowser(first, await signIn(first))
    return {
      instances: [first, second] as School['instances'],
      browser,
      stores: await openStoresOf(env),
    }
  }
  const [local, remote] = await Promise.all([open(onDisk), open(elsewhere)])
  schools.set(embedded, {
    ...local,
    bytes: () => filesIn(folder),
    deliveredAt: (url) => local.instances[1].url + url,
  })
  schools.set(hosted, {
    ...remote,
    bytes: () =>
      new Map(
        Object.entries({ open: standIn.pictures, guarded: standIn.authenticated }).flatMap(
          ([type, pictures]) =>
            [...pictures].map(([id, { bytes }]) => [`${type} ${id}`, digest(bytes)]),
        ),
      ),
    deliveredAt: (url) =>
      url.startsWith('/') ? remote.instances[1].url + url : standIn.url + new URL(url).pathname,
  })
})
afterAll(async () => {
  for (const { instances, stores } of schools.values()) {
    await Promise.all(instances.map((site) => site.stop()))
    await stores.close()
  }
  await standIn.stop()
})

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const schoolOf = (kind: string) => {
  const school = schools.get(kind)
  if (!school) throw new Error(kind)
  return school
}

/** With captions, a chosen cover and an order of its own. Nothing here looks inside its photos. */
async function anEvent({ stores }: School, visibilidade = 'todos'): Promise<SchoolEvent> {
  const draft = aDraft({ visibilidade: visibilidade as SchoolEvent['visibilidade'] })
  const { id } = await stores.events.create(draft, new Date())
  const files = ['1', '2', '3', '4'].map((mark) => ({
    name: `${mark}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(mark)]),
  }))
  const pictures = { encode: async (bytes: Uint8Array) => anEncodedPicture(String(bytes)) }
  await addPhotos(id, files, { ...stores, pictures }, { now: () => new Date() })
  const photos = (await stores.events.one(id))?.fotos ?? []
  await stores.events.setCaption(id, photos[1]?.id ?? 0, 'A quadrilha')
  await stores.events.setCover(id, photos[2]?.id ?? 0)
  await stores.events.arrangePhotos(id, (list) => list.toReversed())
  const event = await stores.events.one(id)
  if (!event) throw new Error('no event')
  return event
}

/** A picture in a slot of the site, as if it had been sent. */
async function aSitePicture({ browser, stores, deliveredAt }: School) {
  const encoded = { ...anEncodedPicture('site'), slot: aSlotEncoding() }
  const stored = await stores.photos.put(Buffer.from('site'), encoded, siteOwner)
  const picture = { ...aSlotPicture(), ...slotPicture(stored, encoded) }
  const { document, revision } = await stores.school.find()
  const { document: before } = readSchoolDocument(document)
  const slot = 'not-found'
  await stores.school.save({ ...before, pictures: { [slot]: picture } }, revision)
  const url = stores.photos.urls.sizes(picture)?.large ?? ''
  return {
    remove: async () => {
      const fields = { antes: picture.url }
      const removed = await browser.post(`/admin/escola/imagens/${slot}/desenho`, fields)
      const message = new URL(removed.headers.get('location') ?? '', 'http://x')
      return message.searchParams.get('mudanca') ?? ''
    },
    undo: (mudanca: string) =>
      browser.post('/admin/mudancas/desfazer', { mudanca, desfeita: 'false' }),
    delivered: () => statusOf(deliveredAt(url)),
  }
}

/** Every URL under which a visitor could get the photo. */
function urlsOf({ stores, deliveredAt }: School, photo: Photo): string[] {
  const sizes = stores.photos.urls.sizes(photo)
  const others = sizes?.srcSet?.split(', ').map((size) => size.split(' ')[0] ?? '') ?? []
  return [sizes?.src ?? '', sizes?.large ?? '', sizes?.og ?? '', ...others].map(deliveredAt)
}

const statusOf = async (url: string) => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

async function expectGone(school: School, photos: Photo[]): Promise<void> {
  for (const url of photos.flatMap((photo) => urlsOf(school, photo))) {
    expect(await statusOf(url), url).toBe(404)
  }
}

const itemIn = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('item') ?? ''

type Press = (school: School) => Promise<void>

/** How each of these routes is used, and undone if it can be. */
const presses: Record<string, Press> = {
  'routes/admin/event/delete-event.tsx': async (school) => {
    const { browser, instances } = school
    const event = await anEvent(school)
    const before = await stateOf(school)
    const gallery = instances.map(({ url }) => `${url}/galeria-evento/${event.id}`)
    await expect.poll(() => Promise.all(gallery.map(statusOf))).toEqual([200, 200])
    expect(await Promise.all(urlsOf(school, event.fotos[0] as Photo).map(statusOf))).not.toContain(
      404,
    )
    const item = itemIn(await browser.post(`/admin/evento/${event.id}/excluir`))
    await expect.poll(() => Promise.all(gallery.map(statusOf))).toEqual([404, 404])
    await expectGone(school, event.fotos)
    const shown = await browser.get('/admin/lixeira').then((answer) => answer.text())
    for (const words of [event.nome, '4 fotos', accountEnv.ADMIN_EMAIL, 'Restam 30 dias']) {
      expect(shown).toContain(words)
    }
    const thumbnail = await browser.get(`/admin/lixeira/${item}/fotos/${event.fotos[0]?.id}`)
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const stranger = await fetch(thumbnail.url, { redirect: 'manual' })
    expect(stranger.headers.get('location')).toMatch(/^\/admin\/login/)

    const back = await browser.post(`/admin/lixeira/${item}/restaurar?de=aviso`)
    expect(back.headers.get('location')).toBe('/admin?aviso=evento-restaurado')
    expect(await stateOf(school)).toEqual(before)
    await expect.poll(() => Promise.all(gallery.map(statusOf))).toEqual([200, 200])
    expect(await Promise.all(urlsOf(school, event.fotos[0] as Photo).map(statusOf))).not.toContain(
      404,
    )
  },
  'routes/admin/photos/delete-photos.tsx': async (school) => {
    const { browser } = school
    for (const visibilidade of ['todos', 'ninguem']) {
      const event = await anEvent(school, visibilidade)
      const before = await stateOf(school)
      const chosen = [event.fotos[1], event.fotos[3]] as Photo[]
      const fields = chosen.map(({ id }) => ['foto', String(id)])
      const item = itemIn(await browser.post(`/admin/evento/${event.id}/fotos/excluir`, fields))
      expect((await school.stores.events.one(event.id))?.fotos).toHaveLength(2)
      await expectGone(school, chosen)
      const undone = await browser.post(`/admin/lixeira/${item}/restaurar?de=aviso`)
      expect(undone.headers.get('location')).toBe(
        `/admin/evento/${event.id}/fotos?aviso=fotos-restauradas&n=2`,
      )
      expect(await stateOf(school)).toEqual(before)
    }
  },
  'routes/admin/school-lists/delete-item.tsx': async (school) => {
    await undoneBySchool(school, '/admin/escola/cursos', '/1/excluir')
    await undoneBySchool(school, '/admin/escola/exames', '/1/excluir')
    await undoneBySchool(school, '/admin/escola/depoimentos', '/1/excluir')
  },
  'routes/admin/school-lists/copy-classes.tsx': async (school) => {
    const { document, revision } = await school.stores.school.find()
    const { document: before } = readSchoolDocument(document)
    await school.stores.school.save(withState(before, { classes: [aClass()] }), revision)
    const press = '/copiar?inicio=2199-08-01'
    await undoneBySchool(school, '/admin/escola/turmas', press, {
      ...{ turma: '1', 'firstDay-1': '2199-08-05', 'price-1': '352' },
      'excluir-antigas': 'on',
    })
  },
  'routes/admin/school-lists/delete-invented.ts': (school) =>
    undoneBySchool(school, '/admin/escola/depoimentos', '/inventados'),
  'routes/admin/site-pictures/remove-picture.tsx': async (school) => {
    const { remove, undo, delivered } = await aSitePicture(school)
    const before = school.bytes()
    await expect.poll(delivered).toBe(200)
    const change = await remove()
    await expect.poll(delivered).toBe(404)
    expect(school.bytes().size, 'the files are kept').toBe(before.size)
    await undo(change)
    await expect.poll(delivered).toBe(200)
    expect(school.bytes()).toEqual(before)
  },
  'routes/admin/changes/remove-pictures.tsx': async (school) => {
    const before = school.bytes()
    const { remove, undo, delivered } = await aSitePicture(school)
    const change = await remove()
    await school.browser.post(`/admin/mudancas/${change}/excluir-imagem`)
    expect(school.bytes()).toEqual(before)
    expect((await undo(change)).headers.get('location')).toContain('mudou-depois')
    await expect.poll(delivered).toBe(404)
  },
  'routes/admin/bin/remove-item.tsx': async (school) => {
    const { browser, stores } = school
    const event = await anEvent(school)
    const [first, second] = event.fotos.map(({ id }) => ['foto', String(id)])
    const path = `/admin/evento/${event.id}/fotos/excluir`
    const item = itemIn(await browser.post(path, [first ?? [], second ?? []]))
    await browser.post(`/admin/lixeira/${item}/excluir`, [first ?? []])
    await expectGone(school, event.fotos.slice(0, 2))
    const agreed = { fotos: '1', autorizacaoPara: 'todos' }
    await browser.post(`/admin/lixeira/${item}/restaurar`, agreed)
    expect((await stores.events.one(event.id))?.fotos).toEqual(event.fotos.slice(1))
    const question = await browser.get(`/admin/lixeira/${item}/excluir`)
    expect(question.headers.get('location')).toContain('aviso=fora-da-lixeira')
  },
  'routes/admin/bin/empty-bin.tsx': async (school) => {
    const { browser, stores, bytes } = school
    const before = bytes()
    const event = await anEvent(school)
    const ofPhoto = { foto: String(event.fotos[0]?.id) }
    await browser.post(`/admin/evento/${event.id}/fotos/excluir`, ofPhoto)
    const item = itemIn(await browser.post(`/admin/evento/${event.id}/excluir`))
    const asked = await browser.get('/admin/lixeira/esvaziar').then((answer) => answer.text())
    expect(asked).toContain('Esta ação não pode ser desfeita.')
    const emptied = await browser.post('/admin/lixeira/esvaziar')
    expect(emptied.headers.get('location')).toBe('/admin/lixeira?aviso=lixeira-esvaziada')
    expect(await stores.events.bin.all()).toEqual([])
    expect(bytes()).toEqual(before)
    const late = await browser.post(`/admin/lixeira/${item}/restaurar`)
    expect(late.headers.get('location')).toBe('/admin/lixeira?aviso=fora-da-lixeira')
  },
}

/** These say that they cannot be undone; what they do has tests of its own. */
const saidToBeFinal: Record<string, (school: School, event: SchoolEvent) => string> = {
  'routes/admin/account/delete-passkey.tsx': () => '/admin/conta/chaves/excluir?chave=x',
  'routes/admin/people/remove-person.tsx': () => '/admin/pessoas/ninguem/remover',
  'routes/admin/people/withdraw-invitation.tsx': () => '/admin/pessoas/convite/retirar',
  'routes/admin/event/withdraw-link.tsx': (_, { id }) => `/admin/evento/${id}/familias/retirar`,
  'routes/admin/consent/withdraw-consent.tsx': (_, { id }) =>
    `/admin/evento/${id}/fotos/autorizacao/retirada`,
}

async function stateOf({ stores, bytes }: School) {
  return { events: await stores.events.all(), bin: await stores.events.bin.all(), bytes: bytes() }
}

async function undoneBySchool(
  { browser }: School,
  list: string,
  press: string,
  fields?: Record<string, string>,
): Promise<void> {
  const current = async () => {
    const page = await browser.get(list).then((answer) => answer.text())
    return page.match(/id="(curso|exame|depoimento|turma)-\d+"/g)?.join() ?? ''
  }
  const before = await current()
  await browser.post(list + press, fields)
  expect(await current()).not.toBe(before)
  await undoOnSchoolPage(browser)
  expect(await current()).toBe(before)
}

const destructive = siteRoutes.filter(({ source }) => declared(source, 'destructive'))

test('every destructive route is pressed here', () => {
  const known = [...Object.keys(presses), ...Object.keys(saidToBeFinal)]
  const files = new Set(destructive.map(({ file }) => file))
  expect(known.toSorted()).toEqual([...files].toSorted())
  for (const { file, source } of destructive) {
    if (file in saidToBeFinal) expect(declared(source, 'destructive'), file).toBe("'final'")
  }
})

/** The lists are in the school's document, whose contract both databases keep. */
const cases = kinds.flatMap((kind) =>
  Object.keys(presses)
    .filter((file) => kind === embedded || !file.includes('/school-lists/'))
    .map((file) => [kind, file] as const),
)

test.each(cases)('%s: %s', async (kind, file) => presses[file]?.(schoolOf(kind)))

test('what cannot be undone says so before', async () => {
  const school = schoolOf(embedded)
  const event = await anEvent(school)
  for (const [file, pathOf] of Object.entries(saidToBeFinal)) {
    const answer = await school.browser.get(pathOf(school, event))
    // Without a passkey, a picture, another person or an invitation there is nothing to confirm.
    if (answer.status === 302) continue
    expect(await answer.text(), file).toMatch(/não pode ser desfeita|deixa de ver as fotos/)
  }
})

test.each(kinds)('%s: deleted for good, nothing of it is left anywhere', async (kind) => {
  const school = schoolOf(kind)
  const before = await stateOf(school)
  const event = await anEvent(school)
  const forGood = { definitivo: 'sim' }
  const ofPhoto = { ...forGood, foto: String(event.fotos[0]?.id) }
  await school.browser.post(`/admin/evento/${event.id}/fotos/excluir`, ofPhoto)
  await expectGone(school, event.fotos.slice(0, 1))
  const answer = await school.browser.post(`/admin/evento/${event.id}/excluir`, forGood)
  expect(answer.headers.get('location')).toBe('/admin?aviso=evento-apagado')
  expect(await stateOf(school)).toEqual(before)
})

test('a photo waits for its event, and says where that is', async () => {
  const school = schoolOf(embedded)
  const { browser, stores } = school
  const event = await anEvent(school)
  const path = `/admin/evento/${event.id}`
  const photo = itemIn(
    await browser.post(`${path}/fotos/excluir`, { foto: String(event.fotos[0]?.id) }),
  )
  const whole = itemIn(await browser.post(`${path}/excluir`))
  const restore = async (item: string) =>
    (await browser.post(`/admin/lixeira/${item}/restaurar`)).headers.get('location')
  expect(await restore(photo)).toBe('/admin/lixeira?aviso=evento-na-lixeira')
  await browser.post(`/admin/lixeira/${whole}/excluir`)
  expect(await restore(photo)).toBe('/admin/lixeira?aviso=fora-da-lixeira')
  expect(await stores.events.bin.all()).toEqual([])
})

test('a photo whose event an earlier release deleted for good says so, and goes alone', async () => {
  const school = schoolOf(embedded)
  const { browser, stores } = school
  const { id, fotos } = await anEvent(school)
  const foto = String(fotos[0]?.id)
  const photo = itemIn(await browser.post(`/admin/evento/${id}/fotos/excluir`, { foto }))
  await stores.events.remove(id, new Date())
  const restored = await browser.post(`/admin/lixeira/${photo}/restaurar`)
  expect(restored.headers.get('location')).toBe('/admin/lixeira?aviso=evento-apagado-antes')
  await browser.post(`/admin/lixeira/${photo}/excluir`)
  expect(await stores.events.bin.all()).toEqual([])
})

test.each(kinds)('%s: two presses at two instances end in one place', async (kind) => {
  const school = schoolOf(kind)
  const { instances, stores } = school
  const jars = await Promise.all(instances.map((site) => signIn(site)))
  const browsers = instances.map((site, n) => adminBrowser(site, jars[n] ?? {}))
  const event = await anEvent(school)
  const before = await stateOf(school)
  const deleted = await Promise.all(
    browsers.map((browser) => browser.post(`/admin/evento/${event.id}/excluir`)),
  )
  expect(deleted.map(({ status }) => status)).toEqual([302, 302])
  await expectGone(school, event.fotos)
  const [item] = await stores.events.bin.all()
  await Promise.all(
    browsers.map((browser) => browser.post(`/admin/lixeira/${item?.id}/restaurar?de=aviso`)),
  )
  expect(await stateOf(school)).toEqual(before)
})
