import { expect, test } from 'vitest'
import type { AlarmMemory } from '#domain/alarms/alarm-memory.ts'
import { readAlarmMemory } from '#domain/alarms/alarm-memory.ts'
import type { BackupRecord } from '#domain/backups/backup-record.ts'
import { alarmQueue } from '#server/alarm/alarm-queue.ts'
import { type AlarmMessage, alarmRequest } from '#server/alarm/alarm-request.ts'
import { type AlarmPorts, alarmWatch } from '#server/alarm/alarm-watch.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const start = Date.parse('2026-11-17T06:30:00Z')

const aRecord = (at: number, fault: string | null = null): BackupRecord => ({
  since: new Date(at).toISOString(),
  lastRun: new Date(at).toISOString(),
  databaseFault: null,
  places: [{ location: '/c', lastGood: { at: new Date(at).toISOString(), bytes: 1 }, fault }],
})

/** A site whose conditions the test sets, and what was announced. */
function watched(ports: Partial<AlarmPorts> = {}, memory: AlarmMemory | null = null) {
  const world = {
    now: start,
    disk: false as boolean | null,
    stores: false,
    clock: false,
    faults: 0,
    record: null as BackupRecord | null | 'unreadable',
    memory,
    heard: [] as string[],
  }
  const open = () =>
    alarmWatch({
      now: () => new Date(world.now),
      isShortOfSpace: async () => world.disk,
      areStoresDown: async () => world.stores,
      isClockInDoubt: () => world.clock,
      unhandledFaults: () => world.faults,
      backup: async () => world.record,
      isBackupExpected: false,
      announce: async (message) => {
        const { condition } = message
        world.heard.push('news' in message ? `${condition} ${message.news}` : condition)
      },
      load: async () => world.memory,
      save: async (kept) => {
        world.memory = readAlarmMemory(JSON.stringify(kept))
      },
      ...ports,
    })
  return { world, open }
}

/** Looks every five seconds for `ms`, and returns what was announced meanwhile. */
async function pass({ world }: ReturnType<typeof watched>, look: () => Promise<void>, ms: number) {
  world.heard.length = 0
  for (const end = world.now + ms; world.now < end; world.now += 5 * second) await look()
  await new Promise((resolve) => setImmediate(resolve))
  return [...world.heard]
}

test('stores that do not answer are told after a minute, once, and once when it is over', async () => {
  const site = watched()
  const look = await site.open()
  expect(await pass(site, look, minute)).toEqual([])
  site.world.stores = true
  expect(await pass(site, look, minute)).toEqual([])
  expect(await pass(site, look, 10 * minute)).toEqual(['stores raised'])
  site.world.stores = false
  expect(await pass(site, look, 10 * minute)).toEqual(['stores over'])
})

test('stores that are away for half a minute again and again are no news', async () => {
  const site = watched()
  const look = await site.open()
  const heard: string[] = []
  for (let times = 0; times < 10; times += 1) {
    site.world.stores = !site.world.stores
    heard.push(...(await pass(site, look, minute / 2)))
  }
  expect(heard).toEqual([])
})

test('unhandled faults are told once, and are over after an hour without one', async () => {
  const site = watched()
  const look = await site.open()
  const heard: string[] = []
  for (let times = 0; times < 5; times += 1) {
    site.world.faults += 1
    heard.push(...(await pass(site, look, 30 * minute)))
  }
  expect(heard).toEqual(['fault raised'])
  expect(await pass(site, look, 29 * minute)).toEqual([])
  expect(await pass(site, look, 2 * minute)).toEqual(['fault over'])
})

test('a disk around its limit is told once', async () => {
  const site = watched()
  const look = await site.open()
  site.world.disk = true
  const heard = await pass(site, look, minute)
  for (let times = 0; times < 10; times += 1) {
    site.world.disk = !site.world.disk
    heard.push(...(await pass(site, look, 5 * minute)))
  }
  // A disk that cannot be checked changes nothing.
  site.world.disk = null
  heard.push(...(await pass(site, look, 30 * minute)))
  expect(heard).toEqual(['disk raised'])
  site.world.disk = false
  expect(await pass(site, look, 11 * minute)).toEqual(['disk over'])
})

test('a clock in doubt is told after ten minutes, and is over as soon as somebody answers', async () => {
  const site = watched()
  const look = await site.open()
  site.world.clock = true
  expect(await pass(site, look, 9 * minute)).toEqual([])
  expect(await pass(site, look, 2 * minute)).toEqual(['clock raised'])
  site.world.clock = false
  expect(await pass(site, look, minute)).toEqual(['clock over'])
})

test('a backup that fails is told at once, a late one too, and the next good one ends both', async () => {
  const site = watched()
  const look = await site.open()
  site.world.record = aRecord(start)
  expect(await pass(site, look, minute)).toEqual(['good-backup'])
  const failed = { ...aRecord(start, 'Sem permissão.'), lastRun: '2026-11-18T06:30:00.000Z' }
  site.world.record = failed
  expect(await pass(site, look, minute)).toEqual(['backup-failed raised'])
  // A record that cannot be read changes nothing.
  site.world.record = 'unreadable'
  expect(await pass(site, look, minute)).toEqual([])
  site.world.record = failed
  site.world.now = start + 2 * day + minute
  expect(await pass(site, look, minute)).toEqual(['backup-late raised'])
  site.world.record = aRecord(site.world.now)
  expect(await pass(site, look, minute)).toEqual([
    'backup-failed over',
    'backup-late over',
    'good-backup',
  ])
  expect(await pass(site, look, minute)).toEqual([])
})

test('a restart repeats nothing, and ends what was told before it', async () => {
  const site = watched()
  site.world.record = aRecord(start - 3 * day)
  expect(await pass(site, await site.open(), minute)).toEqual(['backup-late raised'])
  expect(site.world.memory?.raised).toEqual(['backup-late'])
  expect(await pass(site, await site.open(), minute)).toEqual([])
  site.world.record = aRecord(site.world.now)
  expect(await pass(site, await site.open(), minute)).toEqual(['backup-late over', 'good-backup'])
})

test('what was not delivered before a restart is told again after it', async () => {
  const site = watched({ announce: () => new Promise(() => {}) })
  site.world.record = aRecord(start - 3 * day)
  const look = await site.open()
  await look()
  expect(site.world.memory?.raised).toEqual([])
})

test('a backup that the settings ask for and that never comes is late after two days', async () => {
  const asked = watched({ isBackupExpected: true })
  const look = await asked.open()
  expect(await pass(asked, look, minute)).toEqual([])
  asked.world.now = start + 2 * day + 1
  expect(await pass(asked, await asked.open(), minute)).toEqual(['backup-late raised'])
  const without = watched()
  const lookOn = await without.open()
  without.world.now = start + 30 * day
  expect(await pass(without, lookOn, minute)).toEqual([])
})

const raised: AlarmMessage = { condition: 'disk', news: 'raised', isAllOver: false }
const over: AlarmMessage = { condition: 'disk', news: 'over', isAllOver: true }

function requestOf(alarmUrl: string, message: AlarmMessage) {
  const request = alarmRequest(alarmUrl, 'https://www.escola.example', message)
  return request && { url: request.url, ...(request.init as { headers: Record<string, string> }) }
}

test('ntfy gets a title, a priority and the sentence as the body', () => {
  expect(requestOf('https://ntfy.example/canal', raised)).toMatchObject({
    url: 'https://ntfy.example/canal',
    method: 'POST',
    body: 'www.escola.example: O disco do servidor está quase cheio: há menos de 1 GB livre.',
    headers: { title: 'Site da escola: alarme', priority: 'high', 'x-alarm': 'disk' },
  })
  expect(requestOf('https://ntfy.example/canal', over)).toMatchObject({
    headers: { title: 'Site da escola: resolvido', 'x-alarm-state': 'over' },
  })
  // Nobody wants to be woken by good news.
  expect(requestOf('https://ntfy.example/canal', { condition: 'good-backup' })).toBeNull()
})

test('a test arrives as a test, and not as something that is over', () => {
  expect(requestOf('https://ntfy.example/canal', { condition: 'test' })).toMatchObject({
    headers: { title: 'Site da escola: teste', 'x-alarm': 'test', 'x-alarm-state': 'test' },
  })
})

test('healthchecks.io is down while an alarm lasts, and hears of every good backup', () => {
  const check = 'https://hc-ping.com/0d338dcc-a054-11ec-b909-0242ac120002'
  const own = 'https://saude.example/ping/0d338dcc-a054-11ec-b909-0242ac120002/'
  const path = (url: string, message: AlarmMessage) =>
    requestOf(url, message)?.url.slice(url.length)
  expect(path(check, raised)).toBe('/fail')
  expect(path(check, over)).toBe('')
  expect(path(check, { ...over, isAllOver: false })).toBe('/log')
  expect(path(check, { condition: 'good-backup' })).toBe('')
  expect(path(check, { condition: 'test' })).toBe('/log')
  expect(requestOf(own, raised)?.url).toBe(own.replace(/\/$/, '/fail'))
})

test('a password in the URL becomes a header', () => {
  const request = requestOf('https://ana:segredo%21@ntfy.example/canal', raised)
  expect(request?.url).toBe('https://ntfy.example/canal')
  expect(request?.headers.authorization).toBe(`Basic ${btoa('ana:segredo!')}`)
})

test('a receiver that fails gets five tries in order, and then the next message', async () => {
  const log: string[] = []
  const waits: number[] = []
  const sent: string[] = []
  const line = (word: string) => (_: unknown, text: string) => void log.push(`${word}: ${text}`)
  const queue = alarmQueue(
    async ({ condition }) => {
      sent.push(condition)
      if (condition === 'disk') throw new Error('ntfy.example: resposta 500')
    },
    {
      log: { warn: line('warn'), error: line('error') } as never,
      wait: async (ms) => waits.push(ms / second),
    },
  )
  await Promise.all([queue(raised), queue({ ...raised, condition: 'stores' })])
  expect(sent).toEqual(['disk', 'disk', 'disk', 'disk', 'disk', 'stores'])
  expect(waits).toEqual([10, 60, 600, 3600])
  expect(log.at(-1)).toBe('error: alarm given up')
})

test('messages beyond a full queue are dropped, and said to be', async () => {
  const errors: string[] = []
  const queue = alarmQueue(() => new Promise(() => {}), {
    log: { warn: () => {}, error: (_: unknown, text: string) => void errors.push(text) } as never,
  })
  for (let count = 0; count < 21; count += 1) void queue(raised)
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual(['alarm dropped: too many wait'])
})
