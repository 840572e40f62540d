import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { fillFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const patience = { timeout: 120_000 }
const soon = { timeout: 20_000, interval: 500 }
const errorMessage = 'Erro ao carregar eventos. Tente novamente mais tarde.'

async function aFolder(): Promise<string> {
  const folder = aDataFolder()
  await fillFolder(folder, { 'Festa Junina': 1 })
  return folder
}

async function look(site: SiteProcess, path = '/eventos') {
  const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) })
  return { status: answer.status, text: await answer.text() }
}

async function recovers(site: SiteProcess) {
  await expect.poll(async () => (await look(site)).status, { timeout: 30_000 }).toBe(200)
  expect((await look(site)).text).toContain('Festa Junina')
  await expect.poll(async () => (await look(site, '/healthz')).status, soon).toBe(200)
}

test(
  'while another program writes for ten seconds, visitors notice nothing',
  patience,
  async () => {
    const folder = await aFolder()
    const site = await siteForTest({ DATA_DIR: folder })
    expect((await look(site)).status).toBe(200)
    const other = new DatabaseSync(join(folder, 'escola.db'))
    other.exec('BEGIN EXCLUSIVE')
    const end = performance.now() + 10_000
    while (performance.now() < end) {
      expect((await look(site)).text).toContain('Festa Junina')
      await pause(500)
    }
    other.exec('ROLLBACK')
    other.close()
  },
)

const schoolOfNobody = new RegExp(`${schoolDefaults.facts.name}|${schoolDefaults.facts.phone}`)

test(
  'while the school was never read, no page shows the school of nobody, and then all of them open',
  patience,
  async () => {
    const folder = await aFolder()
    const other = new DatabaseSync(join(folder, 'escola.db'))
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const site = await siteForTest({ DATA_DIR: folder })
    const paths = [
      '/',
      '/eventos',
      '/contato',
      '/about',
      '/eventos.data',
      '/admin/login',
      '/site.webmanifest',
      '/nada',
    ]
    for (const path of paths) {
      const answer = await fetch(site.url + path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const text = await answer.text()
      expect(text).toContain('Este site volta em instantes')
      expect(text).not.toMatch(/SQLITE|locked|\bat \S+ \(/)
      expect(text).not.toMatch(schoolOfNobody)
    }
    expect((await look(site, '/healthz')).status).toBe(503)
    expect(site.output().operator).toContain('Atenção:')
    other.close()
    await recovers(site)
    for (const path of ['/', '/contato', '/about'])
      expect((await look(site, path)).status).toBe(200)
  },
)

test('a new folder has no school, and starts with the defaults', async () => {
  const site = await siteForTest({ DATA_DIR: aDataFolder() })
  const { status, text } = await look(site, '/contato')
  expect(status).toBe(200)
  expect(text).toMatch(schoolOfNobody)
})

test(
  'a database damaged under a running site is told as an error until it is repaired',
  patience,
  async () => {
    const folder = await aFolder()
    const file = join(folder, 'escola.db')
    copyFileSync(file, `${file}.sound`)
    const site = await siteForTest({ DATA_DIR: folder })
    writeFileSync(file, Buffer.from(readFileSync(file)).fill(0x5a))
    // The events are in memory: the health check notices the file.
    await expect.poll(async () => (await look(site, '/healthz')).status, soon).toBe(503)
    await expect.poll(async () => (await look(site)).status, { timeout: 10_000 }).toBe(503)
    const paths = [
      ...['/eventos', '/sitemap.xml', '/eventos/agenda.ics', '/galeria-evento/a'],
      ...['/galeria-evento/a/agenda.ics', '/galeria-evento/a/fotos', '/familias/galeria/a'],
      ...['/familias/galeria/a/fotos', '/familias/galeria/a/fotos/1.jpg'],
      ...['/familias/galeria/a/fotos.zip', '/familias/galeria/a/b/large.webp'],
    ]
    const asked = paths.map(async (path) => {
      const { status, headers } = await fetch(site.url + path)
      expect([status, headers.get('retry-after')], path).toEqual([503, '60'])
    })
    await Promise.all(asked)
    const { text } = await look(site)
    expect(text).toContain(errorMessage)
    expect(text).not.toMatch(/malformed|SQLITE|\bat \S+ \(/)
    expect((await look(site, '/contato')).status).toBe(200)
    copyFileSync(`${file}.sound`, file)
    await recovers(site)
  },
)

test('the site is unhealthy without its table of events, and without its photos', async () => {
  const folder = await aFolder()
  const site = await siteForTest({ DATA_DIR: folder })
  const health = async () => (await look(site, '/healthz')).status
  const database = new DatabaseSync(join(folder, 'escola.db'))
  const photos = join(folder, 'pictures')
  const faults: [make: () => void, mend: () => void][] = [
    [
      () => database.exec('ALTER TABLE documents RENAME TO sumiu'),
      () => database.exec('ALTER TABLE sumiu RENAME TO documents'),
    ],
    [() => renameSync(photos, `${photos}.old`), () => renameSync(`${photos}.old`, photos)],
    // As an empty mount point looks.
    [
      () => {
        renameSync(photos, `${photos}.old`)
        mkdirSync(photos)
      },
      () => {
        rmdirSync(photos)
        renameSync(`${photos}.old`, photos)
      },
    ],
  ]
  const key = readdirSync(photos)[0]
  const photo = () => fetch(`${site.url}/fotos/${key}/large.webp`)
  expect((await photo()).status).toBe(200)
  for (const [make, mend] of faults) {
    await expect.poll(health, soon).toBe(200)
    make()
    await expect.poll(health, soon).toBe(503)
    const refused = await photo()
    expect(refused.headers.get('cache-control')).toBe('no-store')
    // While it is unknown who may see a photo, or where it is, it is not reported as gone.
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('60')
    mend()
  }
  await expect.poll(health, soon).toBe(200)
  database.close()
})
