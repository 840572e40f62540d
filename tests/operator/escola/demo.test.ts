import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { openStores } from '#server/stores.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escola, escolaHere } from './operator.ts'

/** Making pictures takes long on a busy machine. */
const patience = 90_000

/** Everything the site would find: its events, and the names of all files of photos. */
async function siteIn(dataDir: string) {
  const stores = await openStores({ dataDir })
  const events = await stores.events.all()
  await stores.close()
  const folders = ['pictures', 'originals', 'staging']
  const files = folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' }).sort(),
  )
  return { events, files }
}

test('the demo fills an empty site, and will not touch it again', {
  timeout: patience,
}, async () => {
  const folder = aDataFolder()
  const first = await escolaHere(['demo', '--eventos', '2'], { DATA_DIR: folder })
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/2 eventos e 2 fotos/) })

  const site = await siteIn(folder)
  expect(site.events.map(({ fotos }) => fotos.length)).toEqual([0, 2])
  const photos = site.events.flatMap(({ fotos }) => fotos)
  expect(photos.map(({ nome }) => nome)).toEqual(['aula-aberta-01.jpg', 'aula-aberta-02.jpg'])
  for (const { url, width, height } of photos) {
    for (const file of Object.values(photoFiles)) {
      expect(site.files).toContain(join(servedPhotoKey(url) ?? '', file))
    }
    expect([width, height]).toEqual([1200, 900])
  }

  const second = await escolaHere(['demo', '--eventos', '2'], { DATA_DIR: folder })
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining('já tem 2 eventos') })
  expect(await siteIn(folder)).toEqual(site)
})

test('Ctrl-C half-way leaves the site empty, as it was', { timeout: patience }, async () => {
  const folder = aDataFolder()
  const { child, said, ended } = escola(['demo', '--eventos', '3'], folder)
  await expect.poll(() => said.err, { timeout: patience / 2 }).toContain('Halloween')
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining('ficou vazio') })
  expect(await siteIn(folder)).toEqual({ events: [], files: [] })
})

test('an unknown command or option is answered with a sentence', async () => {
  const folder = aDataFolder()
  const command = await escolaHere(['demonstração'], { DATA_DIR: folder })
  expect(command).toMatchObject({ code: 1, err: expect.stringContaining('não existe') })
  const option = await escolaHere(['demo', '--evento', '2'], { DATA_DIR: folder })
  expect(option).toMatchObject({ code: 1, err: expect.stringContaining('Opção desconhecida') })
  const number = await escolaHere(['demo', '--eventos', 'dois'], { DATA_DIR: folder })
  expect(number).toMatchObject({ code: 1, err: expect.stringContaining('número inteiro') })
  expect(readdirSync(folder)).toEqual([])
})

test('help is there for the whole and for each command', async () => {
  const folder = aDataFolder()
  const whole = await escolaHere(['--help'], { DATA_DIR: folder })
  expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/Comandos:\n {2}demo/) })
  const demo = await escolaHere(['demo', '--help'], { DATA_DIR: folder })
  expect(demo).toMatchObject({ code: 0, out: expect.stringContaining('--eventos N') })
  expect(readdirSync(folder)).toEqual([])
})
