import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { schoolDefaults } from '#content/school.ts'
import { eventStatus } from '#content/status-pictures.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

test('a status picture is for the admin alone, and shows only photos that everyone sees', async () => {
  const admin = adminBrowser(site, await signIn(site))
  const { id } = await inStores(site, ({ events }) =>
    events.create(aDraft({ nome: 'Sarau', visibilidade: 'todos' }), new Date()),
  )
  await admin.upload(id, [{ bytes: await phonePhoto(800, 600) }])
  const gallery = await inStores(site, ({ events }) => events.gallery(id, { from: 0, size: 1 }))
  const photo = gallery?.photos[0]?.id
  const page = `/admin/status/evento/${id}`
  const picture = async (search = '') => {
    const answer = await admin.get(`${page}/quadrado.jpg${search}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return Buffer.from(await answer.arrayBuffer())
  }

  const plain = await picture()
  // The build has the same fonts as the sources.
  const { name, whatsapp } = schoolDefaults.facts
  const drawn = await sharpPictureEncoder().draw({
    shape: 'quadrado',
    ground: 'cor',
    words: eventStatus(aDraft({ nome: 'Sarau' }), {
      today: schoolDayOf(new Date()),
      showsPhotos: true,
    }),
    school: { name, contact: [`WhatsApp ${whatsapp}`] },
    logo: null,
    photo: null,
  })
  expect(plain.equals(drawn)).toBe(true)
  expect(await (await admin.get(page)).text()).toContain(`foto=${photo}`)
  expect(await picture(`?foto=${photo}`)).not.toEqual(plain)
  expect(await picture('?foto=1')).toEqual(plain)

  await admin.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'familias' })
  const guarded = await (await admin.get(page)).text()
  expect(guarded).toContain('não aparece no site para todos')
  expect(guarded).not.toContain(`foto=${photo}`)
  expect(await picture(`?foto=${photo}`)).toEqual(await picture())

  for (const path of [page, `${page}/quadrado.jpg`, `${page}.data`]) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect(await answer.text(), path).not.toContain('Sarau')
    expect(answer.headers.get('content-type') ?? '', path).not.toContain('image')
  }
  for (const path of ['/admin/status/turmas/999', '/admin/status/nada/1', `${page}/cartaz.jpg`]) {
    expect((await admin.get(path)).status, path).toBe(404)
  }
})
