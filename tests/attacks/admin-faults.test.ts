import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  type Jar,
  photoForm,
  signIn,
  startAdminSite,
  tryLogin,
  uploadPath,
} from '#tests/running-site/admin-client.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { expectIntact, storedEvents } from './intact-site.ts'

let site: AdminSite
let jar: Jar

beforeAll(async () => {
  site = await startAdminSite()
  jar = await signIn(site)
})
afterAll(() => site.stop())

const busy = 'O banco de dados está ocupado. Tente novamente em instantes.'

test('while another process holds the database every write says so, keeps nothing, and nobody is half signed out', async () => {
  const browser = adminBrowser(site, jar)
  const eventId = await inStores(
    site,
    async ({ events }) => (await events.create(aDraft(), new Date())).id,
  )
  const files = [{ bytes: await cameraJpeg() }]
  expect(await browser.upload(eventId, files)).toEqual({ saved: 1 })
  const before = await storedEvents(site)
  const [photo] = before[0]?.fotos ?? []
  const event = `/admin/evento/${eventId}`
  const typed = { nome: 'Sarau', descricao: 'x', data: '2026-05-10' }
  const antes = JSON.stringify({ ...aDraft() })

  const other = new DatabaseSync(join(site.dataDir, 'escola.db'))
  other.exec('BEGIN IMMEDIATE')
  const send = (path: string, body: BodyInit) => browser.ask(path, { method: 'POST', body })
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  const answers = await Promise.all([
    browser.post('/admin', typed),
    browser.post('/admin/sair'),
    browser.post(`${event}/editar`, { ...typed, antes }),
    browser.post(`${event}/excluir`),
    browser.post(`${event}/fotos/excluir?foto=${photo?.id}`, { foto: String(photo?.id) }),
    send(`${uploadPath(eventId)}/numa-hora-ruim/0`, photoForm(files)),
    tryLogin(site),
    send('/admin/sair.data', form({})),
  ])
  const cover = await browser.post(`${event}/fotos/capa`, { capa: String(photo?.id) })
  other.exec('ROLLBACK')
  other.close()

  for (const answer of answers) {
    const page = await answer.text()
    const { pathname } = new URL(answer.url)
    expect(answer.status, pathname).toBe(503)
    expectNoInternals(page)
    expect(answer.headers.getSetCookie(), pathname).toEqual([])
    const says = pathname.endsWith('excluir') ? 'Erro ao excluir' : busy
    expect(page.includes(says), `${pathname} says: ${says}`).toBe(true)
  }
  // A cover that could not be changed is reported on the photos page.
  expect(cover.headers.get('location')).toContain('aviso=capa-nao-trocada')
  expect((await browser.get('/admin')).status).toBe(200)
  expect((await browser.post('/admin/sair')).status).toBe(302)
  expect(await storedEvents(site)).toEqual(before)
  // A removal that was recorded and then failed stays on record until the next start.
  await site.stop()
  site = await startAdminSite({ DATA_DIR: site.dataDir })
  await expectIntact(site, before)
})

test('a damaged database is told in words at every address, and no cookie opens anything', async () => {
  const own = await startAdminSite()
  const ownJar = await signIn(own)
  await own.stop()
  writeFileSync(join(own.dataDir, 'escola.db'), Buffer.alloc(8192, 0x41))
  const damaged = await startAdminSite({ DATA_DIR: own.dataDir })
  const browser = adminBrowser(damaged, ownJar)
  for (const path of ['/admin', '/admin.data', '/admin/evento/x/fotos']) {
    const answer = await browser.get(path)
    const page = await answer.text()
    expect(answer.status, path).toBe(503)
    expectNoInternals(page)
    expect(page.includes('O banco de dados está danificado.'), path).toBe(true)
  }
  expect((await tryLogin(damaged)).status).toBe(503)
  expect(damaged.child.exitCode).toBeNull()
  await damaged.stop()
})
