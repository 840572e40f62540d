import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mock } from 'node:test'
import { pino } from 'pino'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { newDataDir } from '#bench/data-dir.ts'
import { atLeast, atMost, type Figure } from '#bench/table.ts'
import { schoolDefaults } from '#content/school.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { photoAccess } from '#domain/photos/hosted-access.ts'
import { runNightly } from '#escola/nightly/run-nightly.ts'
import { siteClock } from '#escola/site-clock.ts'
import { startHousekeeping } from '#server/housekeeping.ts'
import { openStores } from '#server/stores.ts'
import { emptyRepository } from '#tests/operator/escola/empty-repository.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { send } from '#tests/sample-data/school-folder.ts'

const nights = 400
/** How many days the clock is off, by night. */
const wrongNights = new Map([
  [70, -2],
  [135, 8],
  [200, 33],
  [265, 400],
  [330, 3650],
])
const dayMs = 24 * 60 * 60 * 1000
const first = Date.parse('2026-11-19T06:30:00Z')
/** After how many days each ends. */
const ends = { bin: 30, consent: 30, draft: 20, waiting: 1 }
const places = ['copy here', 'copy at BACKUP_TO'] as const

export const title = `A year of nights: what ends in ${nights} of them, ${wrongNights.size} with a wrong clock`

/** Restic takes most of the time. */
export async function measure(): Promise<Figure[]> {
  const school = await openSchool()
  const books = openBooks()
  mock.timers.enable({ apis: ['Date'], now: first })
  try {
    for (let night = 0; night < nights; night += 1) {
      const off = wrongNights.get(night) ?? 0
      mock.timers.setTime(first + night * dayMs)
      await school.day(night)
      books.evening(night, await school.present())
      mock.timers.setTime(first + (night + off) * dayMs)
      await school.night()
      books.morning(night, await school.present())
    }
  } finally {
    mock.timers.reset()
    await school.close()
  }
  return books.figures()
}

type Kind = keyof typeof ends | (typeof places)[number]

/** What is there, as 'kind:id', and what became of it. */
function openBooks() {
  /** The night in which each was first there. */
  const born = new Map<string, number>()
  const ended: Record<string, number> = {}
  const faults = { held: 0, early: 0, late: 0, withoutCopy: 0 }
  const copies = { most: 0, fewest: Number.POSITIVE_INFINITY, oldest: 0 }
  const kindOf = (key: string) => key.split(':')[0] as Kind
  const endOf = (key: string) => (ends as Partial<Record<Kind, number>>)[kindOf(key)]

  function evening(night: number, present: string[]): void {
    for (const key of present) if (!born.has(key)) born.set(key, night)
  }

  function morning(night: number, present: string[]): void {
    const gone = [...born.keys()].filter((key) => !present.includes(key))
    evening(night, present)
    const off = wrongNights.get(night)
    if (off !== undefined) {
      tellWrongNight(night, off, gone)
      faults.held += gone.length
    }
    for (const key of gone) {
      if (night - (born.get(key) ?? 0) < (endOf(key) ?? 0)) faults.early += 1
      ended[kindOf(key)] = (ended[kindOf(key)] ?? 0) + 1
      born.delete(key)
    }
    for (const [key, since] of born) {
      // What was due in a night with a wrong clock ends the night after.
      if (night - since > (endOf(key) ?? Number.POSITIVE_INFINITY) + 1) faults.late += 1
    }
    for (const place of places) {
      const ages = [...born].filter(([key]) => kindOf(key) === place).map(([, n]) => night - n)
      if (!ages.includes(0)) faults.withoutCopy += 1
      copies.oldest = Math.max(copies.oldest, ...ages)
      copies.most = Math.max(copies.most, ages.length)
      if (night >= 28) copies.fewest = Math.min(copies.fewest, ages.length)
    }
  }

  function tellWrongNight(night: number, off: number, gone: string[]): void {
    const counts = [...Object.keys(ends), ...places].map((kind) => {
      const of = (keys: Iterable<string>) => [...keys].filter((key) => kindOf(key) === kind).length
      return `${kind} ${of(born.keys())} -> ${of(born.keys()) - of(gone)}`
    })
    console.log(`night ${night}, the clock ${off} days off: ${counts.join(', ')}`)
  }

  function figures(): Figure[] {
    console.log(`in ${nights} nights ended: ${JSON.stringify(ended)}`)
    return [
      atMost(0, '', 'ended in a night with a wrong clock', faults.held),
      atMost(0, '', 'ended before its day', faults.early),
      atMost(0, '', 'there for more than a night too long', faults.late),
      atMost(0, '', 'nights without a new copy, of both places', faults.withoutCopy),
      // One of a wrong clock is found the night after, and then stays for 30 days.
      atMost(31, 'days', 'oldest copy', copies.oldest),
      atMost(12, '', 'copies in one place', copies.most),
      atLeast(10, '', 'copies in one place after the first month', copies.fewest),
    ]
  }

  return { evening, morning, figures }
}

/** A school in which something of each kind is put aside each day. */
async function openSchool() {
  const [dataDir, backupTo] = [newDataDir(), newDataDir()]
  const locations = [backupFolder(dataDir).repository, backupTo]
  for (const location of locations) emptyRepository(location, dataDir)
  const stores = await openStores({ dataDir })
  const { clock, events, waiting } = stores
  const access = photoAccess({ ...stores, defaults: schoolDefaults, now: clock.now })
  const housekeeping = startHousekeeping(stores, { log: pino({ enabled: false }), access })

  async function day(number: number): Promise<void> {
    await clock.check()
    const now = clock.now()
    const make = async (changes: object) => (await events.create(aDraft(changes), now)).id
    const [deleted, withdrawn] = [await make({ nome: 'Festa' }), await make({ nome: 'Passeio' })]
    for (const id of [deleted, withdrawn]) await send(stores, id, 1)
    await events.bin.putEvent(deleted, { id: `item-${number}`, at: now, by: 'Ana' })
    await withdrawConsent(withdrawn, stores, { now, deletePhotos: false })
    const publicarEm = new Date(now.getTime() + ends.draft * dayMs).toISOString()
    await make({ nome: 'Mostra', visibilidade: 'ninguem', publicarEm })
    const order = { id: `envio-${number}`, eventId: 'site', slot: 'capa', account: 'ana' }
    await waiting.arrive(order, 0, { photo: aNewPhoto(), bytes: 1 }, now)
  }

  async function night(): Promise<void> {
    await clock.check()
    await housekeeping.sweep()
    const now = await siteClock(dataDir)
    const tonight = { now: now.now(), moment: now.moment(), doubt: now.doubt() }
    const { signal } = new AbortController()
    const record = await runNightly(dataDir, { backupTo, ...tonight, signal })
    for (const { location, fault } of record.places) if (fault) console.log(location, fault)
  }

  async function present(): Promise<string[]> {
    const [list, bin, batches] = [await events.all(), await events.bin.all(), await waiting.all()]
    // As restic names their files: listing them would take as long as the nights themselves.
    const copies = locations.flatMap((location, place) =>
      readdirSync(join(location, 'snapshots')).map((id) => `${places[place]}:${id}`),
    )
    return [
      ...bin.map(({ id }) => `bin:${id}`),
      ...list.filter(({ apagarFotosEm }) => apagarFotosEm).map(({ id }) => `consent:${id}`),
      ...list.filter(({ publicarEm }) => publicarEm).map(({ id }) => `draft:${id}`),
      ...batches.map(({ id }) => `waiting:${id}`),
      ...copies,
    ]
  }

  return {
    day,
    night,
    present,
    close: async () => {
      housekeeping.stop()
      await stores.close()
    },
  }
}
