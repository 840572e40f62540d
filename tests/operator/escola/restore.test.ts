// Row 25 of the threats: restoring an older database loses no photo.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { prepareAccount } from '#domain/admin/prepare-account.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { saveBatch } from '#domain/photos/save-batch.ts'
import { passwordBox } from '#server/admin-account/password-box.ts'
import type { Stores } from '#server/stores.ts'
import { launch, startSite } from '#tests/running-site/site-process.ts'
import { aKey } from '#tests/sample-data/builders.ts'
import { eventsIn, filesIn, fillFolder, inFolder, send } from '#tests/sample-data/school-folder.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { makeArchive, restoreArchive } from './archives.ts'
import { escolaHere } from './operator.ts'

async function aBackup(
  events: Record<string, number>,
  name = 'a.tar',
  prepare = async (_: Stores) => {},
) {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, events)
  await inFolder(folder, prepare)
  const file = join(shelf, name)
  await makeArchive(folder, file)
  return { folder, file }
}

test('an older backup brings its photos back, and none of the newer ones is lost', async () => {
  const { folder, file } = await aBackup({ Junina: 3 })
  const old = { events: await eventsIn(folder), files: filesIn(folder) }
  const newer = await inFolder(folder, async (stores) => {
    const [event] = await stores.events.all()
    const [first] = event?.fotos ?? []
    await removePhotos(event?.id ?? '', [first?.id ?? 0], stores, { now: new Date() })
    return send(stores, event?.id ?? '', 2)
  })
  const replaced = { events: await eventsIn(folder), files: filesIn(folder) }

  const { code, out } = await escolaHere(['restore', file], { DATA_DIR: folder })
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/2 fotos que o backup não tem/),
  })
  expect(await eventsIn(folder)).toEqual(old.events)
  expect(filesIn(folder)).toEqual(new Map([...old.files, ...replaced.files]))

  const site = await startSite({ DATA_DIR: folder })
  for (const { url } of newer) {
    expect((await fetch(site.url + url)).status).toBe(404)
    await inFolder(folder, async ({ photos }) =>
      expect(await photos.original({ url })).toBeTruthy(),
    )
  }
  const [shown] = old.events.flatMap(({ fotos }) => fotos)
  expect((await fetch(site.url + shown?.url)).status).toBe(200)
  await site.stop()

  // Undoes the restore as the help describes.
  const [dated = ''] = readdirSync(folder).filter((name) => name.startsWith('replaced-'))
  copyFileSync(join(folder, dated, 'escola.db'), join(folder, 'escola.db'))
  expect(await inFolder(folder, collect)).toEqual({ removed: 1, unnamed: 0 })
  expect(await eventsIn(folder)).toEqual(replaced.events)
  expect(filesIn(folder)).toEqual(replaced.files)
})

/** As a site does when it starts. */
const collect = (stores: Stores) => collectPhotos(stores, trusted(new Date()))

test('the days of files that nothing names are counted from the restore, not from the backup', async () => {
  const { folder, file } = await aBackup({ Junina: 1 }, 'a.tar', async ({ events }) => {
    await events.saveSeenUnnamed(new Map([[aKey(), { days: 29, last: '2026-01-01' }]]))
  })
  await restoreArchive(file, folder)
  await inFolder(folder, async ({ events }) => expect((await events.seenUnnamed()).size).toBe(0))
})

test('a restored site still knows what was deleted for good', async () => {
  const { folder, file } = await aBackup({ Junina: 2 })
  const gone = await inFolder(folder, async (stores) => {
    const [event] = await stores.events.all()
    const [first] = event?.fotos ?? []
    await removePhotos(event?.id ?? '', [first?.id ?? 0], stores, { now: new Date() })
    return photoKey(first?.url ?? '')
  })
  await restoreArchive(file, folder)
  await inFolder(folder, async (stores) => {
    expect(await stores.events.erased()).toContain(gone)
    // It is in the restored event again, so its files stay.
    expect(await collect(stores)).toEqual({ removed: 0, unnamed: 0 })
  })
})

test('one event comes back while the site runs, and this week stays; what was deleted for good does not', async () => {
  const { folder, file } = await aBackup({ 'Festa Junina': 4, Sarau: 1 })
  const env = { DATA_DIR: folder }
  const before = await eventsIn(folder)
  const junina = before.find(({ nome }) => nome === 'Festa Junina')
  const [erased, binned, lost] = junina?.fotos ?? []
  const id = junina?.id ?? ''
  const added = await inFolder(folder, async (stores) => {
    const { events } = stores
    await removePhotos(id, [erased?.id ?? 0], stores, { now: new Date() })
    const deletion = { id: 'x', at: new Date(), by: '' }
    await events.bin.putPhotos(id, [binned?.id ?? 0], deletion)
    const now = await events.one(id)
    if (now) await events.importEvent({ ...now, descricao: 'engano', visibilidade: 'familias' })
    return send(stores, id, 1)
  })
  await fillFolder(folder, { Feira: 1 })
  rmSync(join(folder, 'pictures', photoKey(lost?.url ?? '')), { recursive: true })

  // The original that a covered photo has after 30 days: the uncovered one must not be restored.
  const kept = photoKey(junina?.fotos[3]?.url ?? '')
  const [original = ''] = readdirSync(join(folder, 'originals')).filter((name) =>
    name.startsWith(kept),
  )
  renameSync(join(folder, 'originals', original), join(folder, 'originals', `${kept}.webp`))

  const site = await startSite({ DATA_DIR: folder })
  const one = ['restore', file, '--evento', 'festa junina']
  const done = await escolaHere(one, env)
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Festa Junina') })
  expect(done.out + done.err).toMatch(/excluído de verdade.*--tambem-excluidos/s)
  expect(done.out + done.err).toContain('Lixeira')
  const after = await eventsIn(folder)
  expect(after.map(({ nome }) => nome).sort()).toEqual(['Feira', 'Festa Junina', 'Sarau'])
  const back = after.find((event) => event.id === id)
  expect(back).toMatchObject({ descricao: junina?.descricao, visibilidade: 'familias' })
  expect(back?.fotos.map((photo) => photo.id)).toEqual(
    [...(junina?.fotos.slice(2) ?? []), ...added].map((photo) => photo.id),
  )
  expect(existsSync(join(folder, 'pictures', photoKey(lost?.url ?? ''), 'large.webp'))).toBe(true)

  expect(readdirSync(join(folder, 'originals'))).not.toContain(original)

  expect((await escolaHere([...one, '--tambem-excluidos'], env)).code).toBe(0)
  const insisted = (await eventsIn(folder)).find((event) => event.id === id)
  expect(insisted?.fotos.map(({ url }) => url)).toContain(erased?.url)
  expect(existsSync(join(folder, 'pictures', photoKey(erased?.url ?? ''), 'large.webp'))).toBe(true)

  // A whole event that was deleted for good is restored only if somebody insists, and as a draft.
  await inFolder(folder, async (stores) => {
    await stores.events.bin.putEvent(id, { id: 'y', at: new Date(), by: '' })
    const inBin = await escolaHere(one, env)
    expect(inBin).toMatchObject({ code: 1, err: expect.stringContaining('está na Lixeira') })
    await stores.events.bin.remove('y', new Date())
  })
  expect(await escolaHere(one, env)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/foi excluído de verdade.*--tambem-excluidos/),
  })
  expect((await escolaHere([...one, '--tambem-excluidos'], env)).code).toBe(0)
  expect(await inFolder(folder, ({ events }) => events.one(id))).toMatchObject({
    nome: 'Festa Junina',
    visibilidade: 'ninguem',
  })
  expect(await escolaHere(['restore', file, '--evento', 'Feira'], env)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/não tem o evento “Feira”.*Festa Junina/s),
  })
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  await site.stop()
})

test('over a damaged database everything comes back, and what nobody can judge is kept', async () => {
  const { folder, file } = await aBackup({ Junina: 2 })
  const events = await eventsIn(folder)
  const stranger = aKey()
  mkdirSync(join(folder, 'pictures', stranger))
  writeFileSync(join(folder, 'pictures', stranger, 'large.webp'), 'x')
  const files = filesIn(folder)
  writeFileSync(join(folder, 'escola.db'), 'isto não é um banco de dados'.repeat(500))
  writeFileSync(join(folder, 'escola.db-wal'), 'nem isto é o seu diário')
  const { replaced } = await restoreArchive(file, folder)
  expect(await eventsIn(folder)).toEqual(events)
  expect(await inFolder(folder, collect)).toEqual({ removed: 0, unnamed: 1 })
  expect(filesIn(folder)).toEqual(files)
  expect(readdirSync(replaced ?? '')).toEqual(
    expect.arrayContaining(['escola.db', 'escola.db-wal']),
  )
})

test('a photo that the disk has damaged or lost is healed, and the damaged one kept', async () => {
  const { folder, file } = await aBackup({ Junina: 2 })
  const files = filesIn(folder)
  const [first = '', second = ''] = readdirSync(join(folder, 'pictures'))
  truncateSync(join(folder, 'pictures', first, 'large.webp'), 10)
  writeFileSync(join(folder, 'pictures', second, 'og.jpg'), '')
  const { replaced } = await restoreArchive(file, folder)
  expect(filesIn(folder)).toEqual(files)
  expect(readFileSync(join(replaced ?? '', 'pictures', first, 'large.webp'))).toHaveLength(10)
})

test.each(['a.tar', 'a.tar.gz'])(
  '%s cut or changed anywhere is refused before anything is touched',
  async (name) => {
    const { folder, file } = await aBackup({ Junina: 1 }, name)
    const whole = readFileSync(file)
    const right = { events: await eventsIn(folder), files: filesIn(folder) }
    const target = aDataFolder()
    await fillFolder(target, { Outro: 1 })
    let before = { events: await eventsIn(target), files: filesIn(target) }
    let refused = 0
    for (let round = 0; round < 14; round += 1) {
      const at = Math.floor((whole.length * (round + 0.5)) / 14)
      const broken = round % 2 === 0 ? whole.subarray(0, at) : Buffer.from(whole)
      if (round % 2 === 1) broken[at] = (broken[at] ?? 0) ^ 0x10
      writeFileSync(file, broken)
      const outcome = await restoreArchive(file, target).catch((fault: Error) => fault)
      if (outcome instanceof Error) {
        refused += 1
        expect(outcome.message).toMatch(/danificado|não é um backup/)
        expect(await eventsIn(target)).toEqual(before.events)
        expect(filesIn(target)).toEqual(before.files)
        expect(filesIn(target, ['staging']).size).toBe(0)
      } else {
        // The change is in the padding between two files, which is not read.
        const files = new Map([...before.files, ...right.files])
        expect(await eventsIn(target)).toEqual(right.events)
        expect(filesIn(target)).toEqual(files)
        before = { events: right.events, files }
      }
    }
    expect(refused).toBeGreaterThan(9)
  },
)

test('an archive with odd names writes nothing outside its place', async () => {
  const shelf = aDataFolder()
  const file = join(shelf, 'mau.tar')
  const tar = pack()
  for (const name of ['../fora', '/tmp/fora-da-escola', 'pictures/../../fora', 'originals/a.sh']) {
    tar.entry({ name }, 'x')
  }
  tar.entry({ name: `pictures/${aKey()}/400.webp`, type: 'symlink', linkname: '/etc/passwd' })
  tar.finalize()
  await pipeline(tar, createWriteStream(file))
  const folder = join(shelf, 'dados')
  await expect(restoreArchive(file, folder)).rejects.toThrow('não é um backup deste site')
  expect(readdirSync(shelf).sort()).toEqual(['dados', 'mau.tar'])
  expect(filesIn(folder, ['pictures', 'originals']).size).toBe(0)
})

test('an archive whose database or photo is a link to another file is refused', async () => {
  const { folder, file } = await aBackup({ Junina: 1 })
  const [key = ''] = readdirSync(join(folder, 'pictures'))
  for (const name of ['escola.db', `pictures/${key}/large.webp`]) {
    const unpacked = aDataFolder()
    execFileSync('tar', ['-xf', file, '-C', unpacked])
    const elsewhere = join(aDataFolder(), 'elsewhere')
    renameSync(join(unpacked, name), elsewhere)
    symlinkSync(elsewhere, join(unpacked, name))
    const linked = join(aDataFolder(), 'a.tar')
    execFileSync('tar', ['-cf', linked, '-C', unpacked, ...readdirSync(unpacked)])
    const target = join(aDataFolder(), 'dados')
    await expect(restoreArchive(linked, target)).rejects.toThrow(`está danificado (${name})`)
    expect(existsSync(join(target, 'escola.db'))).toBe(false)
  }
})

test('a folder in use is left alone, and no site starts while it is being restored', async () => {
  const { folder, file } = await aBackup({ Junina: 1 })
  const site = await startSite({ DATA_DIR: folder })
  const refused = await escolaHere(['restore', file], { DATA_DIR: folder })
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/O site ficou como estava.*está usando/),
  })
  site.child.kill('SIGKILL')
  await site.exited
  const lock = tryLockFolderExclusive(folder)
  expect(lock).not.toBeNull()
  const early = launch({ DATA_DIR: folder, PORT: '0' })
  expect(await early.exited).toBe(1)
  expect(early.output().operator).toContain('está sendo restaurada')
  lock?.release()
})

test('what cannot be restored is said in a sentence', async () => {
  const shelf = aDataFolder()
  writeFileSync(join(shelf, 'texto.tar'), 'isto é só um texto')
  writeFileSync(join(shelf, 'vazio.tar'), '')
  const table: [string[], RegExp][] = [
    [['restore'], /Informe um arquivo/],
    [['restore', '--tudo'], /Opção desconhecida/],
    [['restore', join(shelf, 'nada.tar')], /nada\.tar não existe/],
    [['restore', shelf], /é uma pasta/],
    [['restore', join(shelf, 'texto.tar')], /não é um backup deste site/],
    [['restore', join(shelf, 'vazio.tar')], /não é um backup deste site/],
  ]
  for (const [args, sentence] of table) {
    const { code, err } = await escolaHere(args, { DATA_DIR: aDataFolder() })
    expect({ code, err }, args.join(' ')).toEqual({
      code: 1,
      err: expect.stringMatching(sentence),
    })
    expect(err).not.toMatch(/\bat \S+ \(/)
  }
})

/** A folder whose account has a generated password, which is written in its file. */
async function untouchedSite(password: string): Promise<string> {
  const folder = aDataFolder()
  const wanted = { email: null, password: null, defaultEmail: 'ana@escola.example' }
  const chance = { now: new Date(), newPassword: () => password, newGeneration: () => password }
  await inFolder(folder, (stores) => prepareAccount(wanted, stores, chance))
  const facts = { email: wanted.defaultEmail, password, siteUrl: 'https://escola.example' }
  writeFileSync(join(folder, 'primeira-senha.txt'), passwordBox('', facts))
  return folder
}

test('the first password of a replaced site is deleted with it, that of the restored one stays', async () => {
  const [site, other] = [await untouchedSite('aaaaa-bbbbb'), await untouchedSite('ccccc-ddddd')]
  const file = join(aDataFolder(), 'a.tar')
  await makeArchive(site, file)

  const same = await escolaHere(['restore', file], { DATA_DIR: site })
  expect(existsSync(join(site, 'primeira-senha.txt'))).toBe(true)
  expect(same.out).not.toContain('primeira-senha')

  const moved = await escolaHere(['restore', file], { DATA_DIR: other })
  expect(existsSync(join(other, 'primeira-senha.txt'))).toBe(false)
  expect(moved.out).toContain('foi apagada: valem as senhas do dia do backup')
  expect(moved.out).toContain('npm run escola -- admin')
})

test('photos that wait to be saved are in a backup, and wait for a whole day after its restore', async () => {
  const order = { id: 'batch', eventId: '', account: 'admin' }
  const yesterday = new Date(Date.now() - 20 * 60 * 60 * 1000)
  const { folder, file } = await aBackup({ Junina: 1 }, 'a.tar', async (stores) => {
    const [event] = await stores.events.all()
    order.eventId = event?.id ?? ''
    const [sent] = await send(stores, order.eventId, 1)
    if (!sent) throw new Error('not sent')
    await stores.events.importEvent({ ...event, fotos: event?.fotos ?? [] } as SchoolEvent)
    await stores.events.confirmConsent(order.eventId, yesterday)
    const arrived = await stores.waiting.arrive(order, 0, { photo: sent, bytes: 9 }, yesterday)
    expect(arrived).toBe('kept')
  })
  const other = aDataFolder()
  const { out } = await escolaHere(['restore', file], { DATA_DIR: other })
  expect(out).toContain('1 evento e 1 foto ')
  expect(out).toContain('1 foto à espera de ser salva está no painel')
  expect(filesIn(other)).toEqual(filesIn(folder))
  await inFolder(other, async (stores) => {
    const [batch] = await stores.waiting.open()
    expect(Date.now() - (batch?.since ?? 0)).toBeLessThan(3_600_000)
    expect(await saveBatch(order, stores, new Date())).toMatchObject({ kind: 'added' })
  })
  const { err } = await escolaHere(['export', '--dry-run', 'x'], { DATA_DIR: folder })
  expect(err).toContain('1 foto à espera de ser salva está fora da exportação')
})
