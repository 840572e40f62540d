import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { errorSentence, noPermission } from '#escola/error-sentence.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { eventsIn, filesIn, fillFolder, inFolder, send } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { makeArchive, restoreArchive } from './archives.ts'
import { escola, escolaHere } from './operator.ts'

// Commands are processes of their own, and start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('a backup made while the site runs is the site', async () => {
  const [folder, shelf, other] = [aDataFolder(), aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 3, Sarau: 1, Vazio: 0 })
  const site = await startSite({ DATA_DIR: folder })
  const backup = await escola(['backup', join(shelf, 'a.tar')], folder).ended
  await site.stop()
  expect(backup).toMatchObject({ code: 0, out: expect.stringContaining('3 eventos e 4 fotos') })
  expect(readdirSync(shelf)).toEqual(['a.tar'])
  expect(statSync(join(shelf, 'a.tar')).mode & 0o777).toBe(0o600)

  const restored = await escolaHere(['restore', join(shelf, 'a.tar')], { DATA_DIR: other })
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('3 eventos e 4 fotos') })
  await expectSame(other, folder)
  expect(statSync(join(other, 'escola.db')).mode & 0o777).toBe(0o600)
})

test('where a part of the site lives elsewhere, nothing half is made and the way is named', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  const hosted = {
    PHOTOS: 'cloudinary',
    CLOUDINARY_URL: 'cloudinary://1:s@escola',
    CLOUDINARY_UPLOAD_PRESET: 'eventos',
  }
  for (const command of [['backup', join(shelf, 'a.tar')], ['restore', 'a.tar'], ['doctor']]) {
    const said = await escolaHere(command, { DATA_DIR: folder, ...hosted })
    expect(said.code, command[0]).toBe(1)
    expect(said.err, command[0]).toContain('PHOTOS=cloudinary: use npm run escola -- export')
  }
  expect(readdirSync(shelf)).toEqual([])
})

test('a compressed backup is the site too', async () => {
  const [folder, shelf, other] = [aDataFolder(), aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 2 })
  await makeArchive(folder, join(shelf, 'a.tar.gz'))
  expect([...readFileSync(join(shelf, 'a.tar.gz')).subarray(0, 2)]).toEqual([0x1f, 0x8b])
  await restoreArchive(join(shelf, 'a.tar.gz'), other)
  await expectSame(other, folder)
})

async function expectSame(restored: string, original: string) {
  expect(await eventsIn(restored)).toEqual(await eventsIn(original))
  expect(filesIn(restored)).toEqual(filesIn(original))
  expect(filesIn(restored, ['staging']).size).toBe(0)
}

test('a backup is whole, whatever is sent and deleted while it is made', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 6, Sarau: 0 })
  let open = true
  const busy = inFolder(folder, async (stores) => {
    const ids = (await stores.events.all()).map(({ id }) => id)
    for (let round = 0; open; round += 1) {
      const id = ids[round % 2] ?? ''
      await send(stores, id, 2)
      const photos = (await stores.events.one(id))?.fotos ?? []
      await removePhotos(
        id,
        photos.slice(0, -4).map((photo) => photo.id),
        stores,
        { now: new Date() },
      )
    }
  })
  for (let round = 0; round < 3; round += 1) {
    const file = join(shelf, `${round}.tar`)
    const { missing } = await makeArchive(folder, file)
    expect(missing).toBe(0)
    const other = aDataFolder()
    await restoreArchive(file, other)
    const keys = (await eventsIn(other)).flatMap(({ fotos }) =>
      fotos.map(({ url }) => servedPhotoKey(url)),
    )
    expect(readdirSync(join(other, 'pictures')).sort()).toEqual(keys.sort())
    await pause(20)
  }
  open = false
  await busy
})

test('a photo whose file the site has lost does not prevent a backup, and is told', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 2 })
  const [key = ''] = readdirSync(join(folder, 'pictures'))
  rmSync(join(folder, 'pictures', key, '800.webp'))
  const backup = await escolaHere(['backup', join(shelf, 'a.tar')], { DATA_DIR: folder })
  expect(backup).toMatchObject({ code: 0, err: expect.stringMatching(/1 foto não tem.*doctor/) })
  const report = await restoreArchive(join(shelf, 'a.tar'), aDataFolder())
  expect(report).toMatchObject({ events: 1, photos: 1 })
})

test('a backup signs nobody in again, and revives no invitation', async () => {
  const [folder, shelf, other] = [aDataFolder(), aDataFolder(), aDataFolder()]
  const now = Date.now()
  const secret = { tokenHash: 'resumo-do-segredo', accountId: 'admin', generation: 'g' }
  await inFolder(folder, async ({ sessions, invitations }) => {
    await sessions.create({ ...secret, startedAt: now, browser: '' })
    await invitations.create({ ...secret, invitedBy: 'admin', endsAt: now + 1000 })
  })
  await makeArchive(folder, join(shelf, 'a.tar'))
  await restoreArchive(join(shelf, 'a.tar'), other)
  await inFolder(other, async ({ sessions, invitations }) => {
    expect(await sessions.ofAccount('admin')).toEqual([])
    expect(await invitations.all()).toEqual([])
  })
})

test('what cannot be done is said in a sentence, and leaves no file behind', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  const at = (name: string) => join(shelf, name)
  mkdirSync(at('pasta.tar'))
  await fillFolder(folder, { Junina: 1 })
  const empty = aDataFolder()
  const table: [string[], string, RegExp][] = [
    [['backup'], folder, /Informe um arquivo/],
    [['backup', at('a.tar'), at('b.tar')], folder, /Informe um arquivo/],
    [['backup', at('a.zip')], folder, /deve terminar em \.tar ou \.tar\.gz/],
    [['backup', at('nada/a.tar')], folder, /A pasta .*nada não existe/],
    [['backup', at('pasta.tar')], folder, /já existe/],
    [['backup', at('pasta.tar'), '--substituir'], folder, /é uma pasta/],
    [['backup', at('a.tar'), '--depressa'], folder, /Opção desconhecida/],
    [['backup', at('a.tar')], empty, /Não há site em .*Confira DATA_DIR/],
  ]
  for (const [args, dataDir, sentence] of table) {
    const { code, err } = await escolaHere(args, { DATA_DIR: dataDir })
    expect({ code, err }, args.join(' ')).toEqual({
      code: 1,
      err: expect.stringMatching(sentence),
    })
    expect(err).toContain('Nenhum backup foi feito.')
    expect(err).not.toMatch(/\bat \S+ \(/)
  }
  expect(readdirSync(shelf)).toEqual(['pasta.tar'])
  expect(readdirSync(empty)).toEqual([])
})

test('what the system refuses is said in Portuguese', () => {
  const fault = (code: string) => Object.assign(new Error('x'), { code })
  expect(errorSentence(fault('ENOSPC'), '/b/a.tar')).toBe('Não há espaço em disco para /b/a.tar.')
  expect(errorSentence(fault('EACCES'), '/b/a.tar')).toMatch(
    /^Sem permissão para usar \/b\/a\.tar[.:]/,
  )
  expect(errorSentence(fault('EROFS'), '/b/a.tar')).toBe(
    '/b/a.tar está em um disco que só pode ser lido.',
  )
  expect(errorSentence(fault('ENOENT'), '/b/a.tar')).toBe('/b/a.tar não existe.')
})

test('a path that the system names goes before the place that was meant', () => {
  const fault = Object.assign(new Error('x'), { code: 'EACCES', path: '/c/escola.db' })
  expect(errorSentence(fault, '/b/a.tar')).toContain('Sem permissão para usar /c/escola.db')
  const wrapped = new StoreFault('permission-denied', 'O servidor não tem permissão.', fault)
  expect(errorSentence(wrapped, '/b/a.tar')).toContain('Sem permissão para usar /c/escola.db')
  const folder = { code: 'EACCES', syscall: 'mkdtemp', path: '/b/.a.tar-XXXXXX' }
  expect(errorSentence(Object.assign(new Error('x'), folder))).toMatch(/para usar \/b[.:]/)
})

test('what belongs to another account is said to', () => {
  const folder = aDataFolder()
  const { uid } = statSync(folder)
  expect(noPermission(join(folder, 'escola.db'), uid)).toMatch(/escola\.db\.$/)
  expect(noPermission(join(folder, 'escola.db'), uid + 12_345)).toMatch(
    new RegExp(`: ${folder} é da conta .+, e este comando roda com a conta ${uid + 12_345}\\.$`),
  )
})

test('an existing backup is replaced only when asked to', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 1 })
  const file = join(shelf, 'a.tar')
  const backup = async (...options: string[]) =>
    (await escolaHere(['backup', file, ...options], { DATA_DIR: folder })).code
  expect(await backup()).toBe(0)
  const before = statSync(file).ino
  expect(await backup()).toBe(1)
  expect(statSync(file).ino).toBe(before)
  expect(await backup('--substituir')).toBe(0)
  expect(statSync(file).ino).not.toBe(before)
})

test('Ctrl-C leaves neither a backup nor a piece of one', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 12 })
  const stop = new AbortController()
  const making = backUpSite(folder, join(shelf, 'a.tar'), {
    signal: stop.signal,
    onProgress: (done) => done === 5 && stop.abort(),
  })
  await expect(making).rejects.toThrow()
  expect(readdirSync(shelf)).toEqual([])
})
