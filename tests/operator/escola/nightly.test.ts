import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupFolder, loadBackupRecord, saveBackupRecord } from '#adapters/disk/backup-folder.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { formatAtSchool, schoolDayOf } from '#domain/school-day.ts'
import { storeKey } from '#escola/backup/key.ts'
import { resticRepository } from '#escola/backup/restic.ts'
import { backUpTo, runNightly } from '#escola/nightly/run-nightly.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aKey } from '#tests/sample-data/builders.ts'
import { eventsIn, filesIn, fillFolder, inFolder, send } from '#tests/sample-data/school-folder.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { emptyRepository } from './empty-repository.ts'
import { escola, escolaHere } from './operator.ts'

const tonight = (now = new Date()) => ({
  ...{ now, moment: trusted(now), doubt: null },
  signal: new AbortController().signal,
})
const dayMs = 24 * 60 * 60 * 1000
const newest = ['restore', '--mais-novo']

const backedUp = mkdtempSync(join(tmpdir(), 'escola-dados-'))
beforeAll(async () => {
  await fillFolder(backedUp, { Junina: 3 })
  const { repository: location } = backupFolder(backedUp)
  emptyRepository(location, backedUp)
  await backUpTo(backedUp, { location, lastGood: null }, tonight())
})
afterAll(() => rmSync(backedUp, { recursive: true }))

/** A site with one backup in its own repository. */
function aBackedUpFolder(): string {
  const folder = aDataFolder()
  cpSync(backedUp, folder, { recursive: true })
  return folder
}

test('a new machine asks for the printed key, gets the full site and goes on with its copies', async () => {
  const [first, copy] = [aDataFolder(), aDataFolder()]
  await fillFolder(first, { Junina: 3, Sarau: 1 })
  emptyRepository(copy, first)
  emptyRepository(backupFolder(first).repository, first)
  const site = await startSite({ DATA_DIR: first })
  const night = await escola(['nightly'], first, { BACKUP_TO: copy }).ended
  await site.stop()
  expect(night).toMatchObject({ code: 0, out: expect.stringContaining('Tudo em ordem') })
  expect(night.out).toContain(`Backup feito em ${copy}`)
  const files = bytesBelow(copy)
  expect(files.length).toBeGreaterThan(3)
  for (const plain of ['SQLite format 3', 'Junina', 'manifest.json', 'ftypavif']) {
    expect(
      files.some((bytes) => bytes.includes(plain)),
      plain,
    ).toBe(false)
  }
  const shown = await escolaHere(['backup-key'], { DATA_DIR: first })
  const [key = ''] = /(\w{5}-){5}\w{5}/.exec(shown.out) ?? []
  expect(night.out + night.err).not.toContain(key)

  // A file that nothing names is not restored.
  const named = filesIn(first)
  const stranger = join(first, 'pictures', aKey())
  mkdirSync(stranger)
  writeFileSync(join(stranger, 'large.webp'), 'x')
  await backUpTo(first, { location: copy, lastGood: null }, tonight())

  // As the installer leaves it: an empty site, with a key of its own and a newer backup.
  const second = aDataFolder()
  await inFolder(second, ({ events }) => events.all())
  emptyRepository(backupFolder(second).repository, second, 'another machine')
  expect((await runNightly(second, tonight())).places).toMatchObject([{ fault: null }])
  const env = { BACKUP_TO: copy }
  const there = { DATA_DIR: second, ...env }
  // A night before the restore must not write to the copies of the first machine.
  expect(await backUpTo(second, { location: copy, lastGood: null }, tonight())).toMatchObject({
    fault: expect.stringMatching(/outra chave.*restore --mais-novo/),
  })

  const silent = await escolaHere(newest, there)
  expect(silent).toMatchObject({ code: 1, err: expect.stringMatching(/--chave ARQUIVO/) })
  const lost = await escolaHere(newest, there, [''])
  expect(lost).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Sem a chave.*ninguém.*--desta-maquina/),
  })
  expect(await eventsIn(second)).toEqual([])

  const typed = ['aaaaa bbbbb', key.toUpperCase().replaceAll('-', '  ')]
  const restored = await answering(escola(newest, second, env), typed)
  expect(restored).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 eventos e 4 fotos do'),
  })
  expect(restored.out).toMatch(/\d{2}:\d{2}, 2 eventos, 4 fotos, [\d,]+ [KM]B, em /)
  expect(restored.err).toContain('não abre as cópias')
  expect(await eventsIn(second)).toEqual(await eventsIn(first))
  expect(filesIn(second)).toEqual(named)

  // Later backups succeed in both places, with the typed key.
  const next = await escolaHere(['nightly'], { DATA_DIR: second, ...env })
  expect(next).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(backupFolder(second).key, 'utf8').trim()).toBe(key)
  const doctor = await escolaHere(['doctor', '--rapido'], { DATA_DIR: second, ...env })
  expect(doctor.out).toMatch(/✓ Último backup/)
  expect(doctor.out).not.toMatch(/✗ .*backup/)
  const aside = () =>
    readdirSync(backupFolder(second).folder).filter((name) => name.startsWith('set-aside-'))
  expect(aside()).toHaveLength(1)
  // What was deleted on the site must not stay in the set-aside copy for longer than in the others.
  const later = { ...tonight(new Date(Date.now() + 29 * dayMs)), backupTo: copy }
  expect((await runNightly(second, later)).places).toMatchObject([{ fault: null }, { fault: null }])
  expect(aside()).toEqual([])
})

/** Types the lines, and ends the input. */
function answering(command: ReturnType<typeof escola>, lines: string[]) {
  command.child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  return command.ended
}

test('a backup with less in it than an older one is not restored unasked, nor an empty one over a site', async () => {
  const folder = aBackedUpFolder()
  const env = { DATA_DIR: folder }
  const place = { location: backupFolder(folder).repository, lastGood: null }
  await backUpTo(folder, place, tonight(new Date(Date.now() - dayMs)))
  await inFolder(folder, async (stores) => {
    const [event] = await stores.events.all()
    for (const { id } of event?.fotos.slice(1) ?? []) {
      await removePhotos(event?.id ?? '', [id], stores, { now: new Date() })
    }
  })
  await backUpTo(folder, place, tonight())
  const asked = await escolaHere(newest, env)
  expect(asked).toMatchObject({ code: 1, err: expect.stringMatching(/1 foto.*3 fotos.*--copia/s) })
  const [full = ''] = /[0-9a-f]{8}(?= .*3 fotos)/.exec(asked.out) ?? []
  const typed = await escolaHere(newest, env, [full])
  expect(typed).toMatchObject({ code: 0, out: expect.stringContaining('1 evento e 3 fotos do') })
  expect(await escolaHere(['restore', '--copia', 'abcdef01'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Não há cópia abcdef01'),
  })

  const empty = join(aDataFolder(), 'vazio.tar')
  const other = aDataFolder()
  await inFolder(other, ({ events }) => events.all())
  await escolaHere(['backup', empty], { DATA_DIR: other })
  const refused = await escolaHere(['restore', empty], env, ['não'])
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/vazio.*1 evento e 3 fotos/s),
  })
  expect(await eventsIn(folder)).toHaveLength(1)
  expect(await escolaHere(['restore', empty, '--mesmo-vazio'], env)).toMatchObject({ code: 0 })
  expect(await eventsIn(folder)).toEqual([])
})

test('a wrong key is named, and neither the site nor the copy is touched', async () => {
  const folder = aBackedUpFolder()
  const copy = backupFolder(folder).repository
  const target = aDataFolder()
  await fillFolder(target, { Outro: 1 })
  const before = { events: await eventsIn(target), files: filesIn(target) }
  const keyFile = join(aDataFolder(), 'chave.txt')
  writeFileSync(keyFile, 'aaaaa-bbbbb-ccccc-ddddd-eeeee-fffff')
  const env = { DATA_DIR: target, BACKUP_TO: copy }
  const refused = await escolaHere(['restore', '--mais-novo', '--chave', keyFile], env)
  expect(refused).toMatchObject({
    code: 1,
    err: `O site ficou como estava. A chave não abre as cópias em ${copy}. Confira a chave que foi impressa.`,
  })
  expect({ events: await eventsIn(target), files: filesIn(target) }).toEqual(before)
  expect(readdirSync(backupFolder(target).folder)).not.toContain('key')

  // A backup with another key does not replace the copies that are there.
  const place = await backUpTo(target, { location: copy, lastGood: null }, tonight())
  expect(place).toMatchObject({ lastGood: null, fault: expect.stringContaining('chave') })
  expect(await repository(folder).list()).toHaveLength(1)

  // Its own repository has the key of another machine: it is set aside only when somebody asks for it.
  storeKey(folder, 'bbbbb-bbbbb-ccccc-ddddd-eeeee-fffff')
  const own = { location: copy, lastGood: { at: new Date().toISOString(), bytes: 1 } }
  expect((await backUpTo(folder, own, tonight())).fault).toMatch(/outra chave.*--recomecar/)
  const anew = await backUpTo(folder, own, { ...tonight(), startOver: true })
  expect(anew.fault).toBe(null)
})

test('a second night adds what is new, and only the newest of a day stays', async () => {
  const folder = aBackedUpFolder()
  const own = backupFolder(folder).repository
  const first = sizeBelow(own)
  await inFolder(folder, async (stores) => {
    const [event] = await stores.events.all()
    await send(stores, event?.id ?? '', 1)
  })
  const optimized = vi.spyOn(DatabaseSync.prototype, 'exec')
  const { lastRun } = await runNightly(folder, tonight())
  expect(optimized.mock.calls.flat()).toContain('PRAGMA optimize')
  optimized.mockRestore()
  expect(sizeBelow(own)).toBeLessThan(first * 1.5)
  expect(await repository(folder).list()).toHaveLength(1)

  const today = schoolDayOf(new Date(lastRun))
  const table: [string[], RegExp][] = [
    [['restore', '--dia', '2026-02-31'], /deve ser como 2026-11-14/],
    [
      ['restore', '--dia', '2020-01-01'],
      new RegExp(`Não há backup de 2020-01-01.*Há de: ${today}`),
    ],
    [['restore', 'a.tar', '--mais-novo'], /Informe um arquivo, ou peça o backup mais novo/],
    [['restore', '--mais-novo', '--chave', '/nada/chave'], /\/nada\/chave não existe/],
  ]
  for (const [args, sentence] of table) {
    const { code, err } = await escolaHere(args, { DATA_DIR: folder })
    expect({ code, err }, args.join(' ')).toEqual({ code: 1, err: expect.stringMatching(sentence) })
  }
  const kept = { events: await eventsIn(folder), files: filesIn(folder) }
  for (const key of readdirSync(join(folder, 'pictures'))) {
    rmSync(join(folder, 'pictures', key), { recursive: true })
  }
  expect((await escolaHere(['restore', '--dia', today], { DATA_DIR: folder })).code).toBe(0)
  expect({ events: await eventsIn(folder), files: filesIn(folder) }).toEqual(kept)

  // Nothing is deleted in a night whose own backup failed, and the newest stays however late it is.
  rmSync(join(folder, 'escola.db'))
  const late = new Date(Date.parse(lastRun) + 29 * dayMs)
  expect((await runNightly(folder, tonight(late))).places[0]).toMatchObject({
    lastGood: { at: lastRun },
    fault: expect.stringContaining('Não há site em'),
  })
  expect(await repository(folder).list()).toHaveLength(1)
})

test('nothing is deleted where the copies turn out to be damaged', async () => {
  const folder = aBackedUpFolder()
  const before = await repository(folder).list()
  const { repository: own } = backupFolder(folder)
  const [pack = ''] = filesBelow(join(own, 'data')).sort(
    (a, b) => statSync(b).size - statSync(a).size,
  )
  const late = new Date(Date.now() + 29 * dayMs)
  chmodSync(pack, 0o600)
  truncateSync(pack, 100)
  const { places } = await runNightly(folder, tonight(late))
  expect(places).toMatchObject([{ fault: expect.any(String) }])
  expect(await repository(folder).list()).toEqual(expect.arrayContaining(before ?? []))
})

test('copies of a wrong clock are made and shown, push nothing out and are never the newest', async () => {
  const [folder, copy] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 1 })
  for (const location of [backupFolder(folder).repository, copy]) emptyRepository(location, folder)
  const env = { DATA_DIR: folder, BACKUP_TO: copy }
  const inDays = (days: number) => new Date(Date.now() + days * dayMs)
  const at = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: inDays(days) })
    const { code, err } = await escolaHere(['nightly'], env)
    vi.useRealTimers()
    return { code, err }
  }
  const both = async () => [
    (await repository(folder).list())?.length,
    (await repository(folder, copy).list())?.length,
  ]
  for (const days of [-2, -1, 0]) expect(await at(days)).toEqual({ code: 0, err: '' })
  expect(await both()).toEqual([3, 3])
  for (const days of [-2, 8, 3650]) {
    expect(await at(days)).toEqual({
      code: 0,
      err: expect.stringMatching(/Nada foi apagado.*relogio --certo/s),
    })
  }
  expect(await both()).toEqual([6, 6])

  // As an earlier release left it: the record has the wrong night's date.
  const record = await loadBackupRecord(folder)
  if (!record) throw new Error('no record')
  const wrong = { at: inDays(3650).toISOString(), bytes: 1 }
  const places = record.places.map((place) => ({ ...place, lastGood: wrong }))
  await saveBackupRecord(folder, { ...record, places })
  const doctor = async () => (await escolaHere(['doctor', '--rapido'], env)).out
  expect(await doctor()).toMatch(/✗ Último backup.*data está no futuro/)

  // The clock is right again.
  expect(await at(0)).toEqual({ code: 0, err: '' })
  expect(await both()).toEqual([6, 6])
  expect(await doctor()).toMatch(/! Entre os backups nesta máquina: Há 3 cópias com data errada/)
  const restored = await escolaHere(newest, env)
  const today = formatAtSchool(Date.now(), { dateStyle: 'short' })
  expect(restored.out).toMatch(new RegExp(`Pronto: 1 evento e 1 foto do backup de ${today}`))
  expect(restored.out.match(/DATA ERRADA/g)).toHaveLength(6)
  const wrongDay = schoolDayOf(inDays(3650))
  expect(await escolaHere(['restore', '--dia', wrongDay], env)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Só há cópias com data errada.*--copia/),
  })
})

test('a night that is interrupted saves nothing, and a lock that a killed run left is taken away', async () => {
  const folder = aBackedUpFolder()
  const { folder: own, repository: location, key } = backupFolder(folder)
  const before = await repository(folder).list()
  const stop = new AbortController()
  const running = runNightly(folder, { ...tonight(), signal: stop.signal })
  const copy = join(own, 'snapshot', 'escola.db')
  await expect.poll(() => existsSync(copy), { interval: 5 }).toBe(true)
  stop.abort()
  await expect(running).rejects.toThrow()
  expect(await repository(folder).list()).toEqual(before)
  expect(existsSync(copy)).toBe(false)

  const access = ['--repo', location, '--password-file', key, '--no-cache']
  // Leaves out locks that are still being written, which have longer names.
  const locks = () => readdirSync(join(location, 'locks')).filter((name) => name.length === 64)
  const earlier = locks().length
  const killed = spawn('restic', [...access, 'backup', '--stdin'])
  await expect.poll(() => locks().length).toBe(earlier + 1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const place = { location, lastGood: { at: new Date().toISOString(), bytes: 1 } }
  expect(await backUpTo(folder, place, tonight())).toMatchObject({ fault: null })
  expect(locks()).toEqual([])
})

test('a second place that fails is told, and the backup of this machine is made all the same', async () => {
  const folder = aBackedUpFolder()
  const disk = join(aDataFolder(), 'disco')
  const lastGood = { at: '2026-11-14T06:30:00.000Z', bytes: 1 }
  const known = { location: disk, lastGood, fault: null }
  const since = lastGood.at
  await saveBackupRecord(folder, { since, lastRun: since, databaseFault: null, places: [known] })

  const gone = await escolaHere(['nightly'], { DATA_DIR: folder, BACKUP_TO: disk })
  expect(gone).toMatchObject({
    code: 1,
    err: expect.stringContaining('O disco dela está montado?'),
  })
  expect(existsSync(disk)).toBe(false)
  const record = await loadBackupRecord(folder)
  expect(record?.places).toEqual([
    expect.objectContaining({ lastGood: { at: record?.lastRun, bytes: expect.any(Number) } }),
    { ...known, misdated: {}, fault: expect.stringContaining('não existe') },
  ])

  // The empty folder where the disk used to be mounted.
  mkdirSync(disk)
  const empty = await backUpTo(folder, known, tonight())
  expect(empty).toEqual({
    ...known,
    misdated: {},
    fault: expect.stringContaining('use --recomecar'),
  })
  expect(readdirSync(disk)).toEqual([])
  const anew = await backUpTo(folder, known, { ...tonight(), startOver: true })
  expect(anew).toMatchObject({ lastGood: { bytes: expect.any(Number) }, fault: null })
})

test('a restic that gives up in the middle is told in its own words', async () => {
  const [folder, programs] = [aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 1 })
  // More than restic's input pipe holds, so that restic ends while the archive is still waiting.
  const [original = ''] = readdirSync(join(folder, 'originals'))
  writeFileSync(join(folder, 'originals', original), Buffer.alloc(4 * 1024 ** 2))
  const script = `#!/bin/sh
[ "$1" = backup ] || exec echo "[]"
sleep 0.5
echo "Fatal: connection reset" >&2
exit 1
`
  writeFileSync(join(programs, 'restic'), script, { mode: 0o755 })
  const env = { DATA_DIR: folder, PATH: `${programs}:/usr/bin:/bin` }
  const { err } = await escolaHere(['nightly'], env)
  const { repository: location } = backupFolder(folder)
  expect(err).toBe(`O restic não conseguiu usar ${location}: connection reset`)
})

test('a photo that disappears while restic reads the folder makes it read again', async () => {
  const [folder, programs] = [aBackedUpFolder(), aDataFolder()]
  // A restic that saves what it could read, and reports that something was missing.
  const script = `#!/bin/sh
PATH=/usr/bin:/bin
[ "$1" = backup ] && mkdir ${join(programs, 'tried')} 2>/dev/null || exec restic "$@"
restic "$@" && echo "lstat: gone" >&2 && exit 3
`
  writeFileSync(join(programs, 'restic'), script, { mode: 0o755 })
  const env = { DATA_DIR: folder, PATH: `${programs}:/usr/bin:/bin` }
  const night = await escolaHere(['nightly'], env)
  expect(night).toMatchObject({ code: 0, err: '' })
  expect(existsSync(join(programs, 'tried'))).toBe(true)
  expect(await repository(folder).list()).toHaveLength(1)

  // A site that has lost a photo is backed up all the same, and the restore says so.
  const [lost = ''] = readdirSync(join(folder, 'pictures'))
  rmSync(join(folder, 'pictures', lost), { recursive: true })
  rmSync(join(folder, 'originals'), { recursive: true })
  await runNightly(folder, tonight())
  const restored = await escolaHere(newest, env)
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('1 foto já não tinha') })
})

test('without restic the way to get it is named, and a damaged database is found all the same', async () => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  const env = { DATA_DIR: folder, PATH: '/nada' }
  const { code, err } = await escolaHere(['nightly'], env)
  expect({ code, err }).toEqual({
    code: 1,
    err: 'O programa restic não está instalado. No Debian: sudo apt install restic',
  })
  expect(await loadBackupRecord(folder)).toMatchObject({
    databaseFault: null,
    places: [{ lastGood: null, fault: err }],
  })
  const file = join(folder, 'escola.db')
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096)
  writeFileSync(file, bytes)
  expect((await escolaHere(['nightly'], env)).code).toBe(1)
  expect((await loadBackupRecord(folder))?.databaseFault).toMatch(/^O banco de dados/)
})

test('doctor tells the age of the last backup, an old one and a key that nobody has seen', async () => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  const env = { DATA_DIR: folder, BACKUP_TO: '/copia' }
  const doctor = async () => (await escolaHere(['doctor', '--rapido'], env)).out
  expect(await doctor()).toContain('! Ainda não há backup automático')
  const place = (at: string, fault: string | null) => ({
    location: '/copia',
    lastGood: { at, bytes: 3 * 1024 ** 2 },
    fault,
  })
  const record = (at: string, fault: string | null = null) => ({
    since: at,
    lastRun: at,
    databaseFault: null,
    places: [place(at, fault)],
  })
  await saveBackupRecord(folder, record(new Date().toISOString()))
  writeFileSync(backupFolder(folder).key, 'x')
  const fresh = await doctor()
  expect(fresh).toMatch(/✓ Último backup em \/copia: .*, 3,0 MB\./)
  expect(fresh).toContain('! Ninguém viu ainda a chave')
  expect(fresh).toContain('! Ninguém é avisado de uma falha')
  await saveBackupRecord(folder, record('2026-01-02T06:30:00.000Z', 'Sem rede.'))
  await escolaHere(['backup-key'], env)
  const old = await doctor()
  expect(old).toMatch(
    /✗ Último backup em \/copia: 2 de janeiro de 2026 às 03:30, 3,0 MB\. Faz mais/,
  )
  expect(old).toContain('✗ No último backup em /copia: Sem rede.')
  expect(old).not.toContain('Ninguém viu ainda a chave')

  // One place is good, the other never was: each has its own line, and only one has a check mark.
  const own = { location: backupFolder(folder).repository, lastGood: null, fault: 'Sem espaço.' }
  const both = record(new Date().toISOString())
  await saveBackupRecord(folder, { ...both, places: [own, ...both.places] })
  const mixed = await doctor()
  expect(mixed).toContain('✗ Nenhum backup nesta máquina deu certo até agora.')
  expect(mixed).toContain('✗ No último backup nesta máquina: Sem espaço.')
  expect(mixed).toMatch(/✓ Último backup em \/copia/)
})

function repository(dataDir: string, location = backupFolder(dataDir).repository) {
  const { key: keyFile, cache: cacheDir } = backupFolder(dataDir)
  return resticRepository({ location, keyFile, cacheDir })
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

const bytesBelow = (folder: string) => filesBelow(folder).map((path) => readFileSync(path))
const sizeBelow = (folder: string) =>
  filesBelow(folder).reduce((sum, path) => sum + statSync(path).size, 0)
