import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrations } from '#adapters/sqlite/migrations.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aFamilyLink, aKey } from '#tests/sample-data/builders.ts'
import { eventsIn, filesIn, fillFolder, inFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { makeArchive } from './escola/archives.ts'
import { escolaHere } from './escola/operator.ts'

const token = 'um-link-de-22-letras-x'

test('a folder of release 1.0 is served to those who saw it there, and its bin restores', async () => {
  const { folder, hidden, shown, unnamed } = await folderOfBefore()
  const site = await startSite({ DATA_DIR: folder })
  const status = async (path: string, cookie = '') =>
    (await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })).status
  const family = `escola-familias=${token}`
  expect(await status(shown.url)).toBe(200)
  expect(await status(shown.url.replace('large', '600'))).toBe(404)
  expect(await status(hidden.url)).toBe(404)
  expect(await status(hidden.url, family)).toBe(200)
  expect(await status(`/fotos/${photoKey(hidden.url)}/large.webp`, family)).toBe(404)
  expect(await status(`/fotos/${unnamed}/large.webp`)).toBe(404)
  const gallery = await fetch(`${site.url}/galeria-evento/${shown.event}`)
  expect(await gallery.text()).not.toContain('600.webp')
  await site.stop()

  expect(readdirSync(join(folder, 'pictures'))).toContain(unnamed)
  const { code, out } = await escolaHere(['doctor'], { DATA_DIR: folder })
  expect(code, out).toBe(0)
  await inFolder(folder, async ({ events, photos }) => {
    expect(await events.bin.restore('x')).toBe('restored')
    for (const photo of (await events.all()).flatMap(({ fotos }) => fotos)) {
      expect(await photos.open(photo, 'large'), photo.url).toBeTruthy()
      expect(await photos.original(photo), photo.url).toBeTruthy()
    }
  })
})

test('a takeover that was killed after any rename is finished by the next start', async () => {
  const { folder: before } = await folderOfBefore()
  const whole = copyOf(before)
  const events = await eventsIn(whole)
  const files = filesIn(whole)
  for (const steps of [1, 2, 3]) {
    const folder = copyOf(before)
    renameSync(join(folder, 'photos'), join(folder, 'pictures'))
    for (const name of readdirSync(join(folder, 'deleted')).slice(0, steps)) {
      const place = name.includes('.') ? 'originals' : 'pictures'
      renameSync(join(folder, 'deleted', name), join(folder, place, name))
    }
    expect(await eventsIn(folder)).toEqual(events)
    expect(filesIn(folder)).toEqual(files)
    expect(readdirSync(folder)).not.toContain('deleted')
  }
  // The previous release, started on this data by mistake, creates its folders again.
  for (const name of ['photos', 'deleted', 'set-aside']) mkdirSync(join(whole, name))
  expect(await eventsIn(whole)).toEqual(events)
  expect(filesIn(whole)).toEqual(files)
})

test('a backup made before the first start of this release has every picture', async () => {
  const { folder } = await folderOfBefore()
  const { missing } = await makeArchive(folder, join(aDataFolder(), 'a.tar'))
  expect(missing).toBe(0)
})

/** A public event, one for families, one in the bin, and a picture that was set aside, as release 1.0 kept them. */
async function folderOfBefore() {
  const folder = aDataFolder()
  await fillFolder(folder, { Feira: 1, Sarau: 1, Junina: 2 })
  const now = new Date()
  const { stored } = await aFamilyLink(token, now)
  // Release 1.0 stored only the hash and the end.
  const unsealed = stored.split(' ').slice(0, 2).join(' ')
  const { events, deleted } = await inFolder(folder, async ({ events }) => {
    const all = await events.all()
    const idOf = (nome: string) => all.find((event) => event.nome === nome)?.id ?? ''
    await events.setFields(idOf('Sarau'), { visibilidade: 'familias', linkFamilias: unsealed })
    await events.bin.putEvent(idOf('Junina'), { id: 'x', at: now, by: '' })
    const inBin = all.find(({ nome }) => nome === 'Junina')?.fotos ?? []
    return { events: await events.all(), deleted: inBin.map(({ url }) => photoKey(url)) }
  })
  const photoOf = (nome: string) => {
    const event = events.find((one) => one.nome === nome)
    return { event: event?.id ?? '', url: event?.fotos[0]?.url ?? '' }
  }
  const [shown, open] = [photoOf('Feira'), photoOf('Sarau')]
  const guardedKey = `g${photoKey(open.url)}`
  const hidden = { ...open, url: `/familias/galeria/${open.event}/${guardedKey}/large.webp` }

  const at = (...names: string[]) => join(folder, ...names)
  for (const key of readdirSync(at('pictures'))) rmSync(at('pictures', key, '600.webp'))
  renameSync(at('pictures'), at('photos'))
  for (const name of ['deleted', 'set-aside', 'batches', 'processes']) mkdirSync(at(name))
  writeFileSync(at('batches', '0123456789abcdef'), '1\n')
  const unnamed = aKey()
  cpSync(at('photos', photoKey(shown.url)), at('set-aside', unnamed), { recursive: true })
  for (const name of [...readdirSync(at('photos')), ...readdirSync(at('originals'))]) {
    const home = name.includes('.') ? 'originals' : 'photos'
    const [key = ''] = name.split('.')
    if (deleted.includes(key)) renameSync(at(home, name), at('deleted', name))
    if (key === photoKey(open.url)) renameSync(at(home, name), at(home, `g${name}`))
  }
  const database = databaseOfBefore(folder)
  database.prepare('UPDATE fotos SET url = ? WHERE url = ?').run(hidden.url, open.url)
  database.close()
  return { folder, shown, hidden, unnamed }
}

/** The same records in the tables that release 1.0 had. */
function databaseOfBefore(folder: string): DatabaseSync {
  const [file, newer] = [join(folder, 'escola.db'), join(folder, 'newer.db')]
  renameSync(file, newer)
  const documents = new DatabaseSync(newer)
  const all = (collection: string) =>
    documents
      .prepare('SELECT id, fields FROM documents WHERE collection = ?')
      .all(collection)
      .map(({ id, fields }) => ({ id: String(id), fields: JSON.parse(String(fields)) }))

  const database = new DatabaseSync(file)
  const ofBefore = migrations.slice(0, 16)
  for (const step of ofBefore) if (typeof step === 'string') database.exec(step)
  database.exec(`PRAGMA user_version = ${ofBefore.length}`)
  const put = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row)
    const places = names.map(() => '?').join()
    database
      .prepare(`INSERT INTO ${table} (${names}) VALUES (${places})`)
      .run(...Object.values(row))
  }
  for (const { id, fields } of all('eventos')) {
    const { fotos, nome, descricao, data, criadoEm, ultimaFoto: _, ...campos } = fields
    put('eventos', { id, nome, descricao, data, criadoEm, campos: JSON.stringify(campos) })
    for (const [place, photo] of fotos.entries()) put('fotos', { evento: id, place, ...photo })
  }
  for (const { id, fields } of all('site-lixeira')) {
    const about = { id, deletedAt: fields.excluidoEm, by: fields.por, kind: 'event' }
    const item = JSON.stringify({ ...about, event: { id: fields.evento, ...fields.documento } })
    put('lixeira', { id, excluidoEm: about.deletedAt, item })
  }
  documents.close()
  rmSync(newer)
  return database
}

function copyOf(folder: string): string {
  const copy = aDataFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}
