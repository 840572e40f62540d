import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connectFirestore } from '#adapters/firestore/connection.ts'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { type Bill, startMeter } from '#tests/hosted-services/firestore-meter.ts'
import { hostedEnv } from '#tests/hosted-services/hosted-stores.ts'
import { startMemoryFirestore } from '#tests/hosted-services/memory-firestore/memory-firestore.ts'
import {
  type AdminBrowser,
  adminBrowser,
  saveSent,
  sendOne,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { preload } from '#tests/running-site/preload.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'

const guide = readFileSync('docs/hospedagem.md', 'utf8')
const eventCount = 20
const now = new Date('2026-06-21T12:00:00.000Z')

test('what the guide says that Firestore costs is what passes on the wire', async () => {
  // Google's emulator sends a listener the whole list after each change, where Firestore sends what has changed.
  const firestore = await startMemoryFirestore()
  onTestFinished(firestore.stop)
  const emulatorHost = `127.0.0.1:${firestore.port}`
  const projectId = 'escola'
  const clock = join(mkdtempSync(join(tmpdir(), 'escola-')), 'clock')
  writeFileSync(clock, '')
  const standIn = await startStandIn({ looksInside: false })
  onTestFinished(standIn.stop)
  const start = async (env: Record<string, string> = {}) => {
    const meter = await startMeter(emulatorHost)
    onTestFinished(meter.stop)
    const hosts = hostedEnv({ projectId, firestore: meter.host, cloudinary: standIn.url })
    const time = { ...preload('clock-by-hand'), CLOCK: clock }
    const site = await startAdminSite({
      STORE: 'firestore',
      PHOTOS: 'cloudinary',
      ...hosts,
      ...time,
      ...env,
    })
    onTestFinished(() => void site.child.kill('SIGKILL'))
    return { ...site, meter }
  }
  type Instance = Awaited<ReturnType<typeof start>>

  const rows: string[] = []
  async function count({ meter, url }: Instance): Promise<Bill> {
    const isQuiet = async () => {
      const from = performance.now()
      // A site that is silent because it gets no time on a busy machine takes long to answer these.
      for (let n = 0; n < 30; n += 1) await (await fetch(`${url}/icons/icon.svg`)).text()
      await pause(500)
      const elapsed = performance.now() - from
      return meter.quietFor() >= elapsed
    }
    await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true)
    return meter.read()
  }
  async function row(what: string, instance: Instance): Promise<Bill> {
    const bill = await count(instance)
    rows.push(`| ${what} | ${bill.reads} | ${bill.writes} | ${bill.deletes} |`)
    return bill
  }

  const site = await start()
  await row('o primeiro início de todos, sem eventos', site)
  const formerSite = connectFirestore({ projectId, emulatorHost })
  onTestFinished(() => formerSite.close())
  const events = eventStore(firestoreDocuments(formerSite))
  const { id } = await events.create(aDraft(), now)
  await row('uma mudança feita por outra instância ou pelo site antigo', site)
  for (let n = 1; n < eventCount; n += 1) {
    await events.create(aDraft({ nome: `Festa ${n}` }), now)
  }
  await events.confirmConsent(id, now)
  const onDisk = await start({ PHOTOS: 'disk' })
  await row('um início com 20 eventos, com `PHOTOS=disk`', onDisk)
  onDisk.child.kill('SIGKILL')
  const other = await start()
  const started = await row('um início com 20 eventos', other)
  site.meter.read()

  const read = async (path: string) => {
    const answer = await fetch(site.url + path)
    await answer.text()
    expect(answer.status).toBe(200)
  }
  const visit = async () => {
    for (const path of ['/', '/eventos', `/galeria-evento/${id}`]) await read(path)
  }
  await visit()
  await row('uma visita: início, eventos e uma galeria', site)
  for (let n = 0; n < 10; n += 1) await visit()
  await row('10 visitas no mesmo quarto de minuto', site)
  appendFileSync(clock, '.')
  await visit()
  const poll = await row('uma visita, a primeira de um quarto de minuto', site)
  await read('/healthz')
  const healthy = await row('`/healthz`', site)

  const admin = adminBrowser(site, await signIn(site))
  const entered = await row('uma entrada no painel, de um aparelho novo', site)
  await (await admin.get('/admin')).text()
  const panel = await row('uma página do painel', site)
  const beacon = { method: 'POST', body: '/ pagina', headers: { 'user-agent': 'Mozilla/5.0' } }
  for (let n = 0; n < 10; n += 1) await fetch(`${site.url}/contagem`, beacon)
  await (await admin.get('/admin/numeros/exportar')).text()
  const counted = await row('os números de um minuto com visitas, e a tabela deles', site)
  expect(counted.writes).toBe(1)
  // Otherwise it asks within half a minute of real time, which may be during the batch.
  await (await fetch(`${other.url}/eventos`)).text()
  await count(other)
  await sendBatch(admin, id)
  const batch = await row('um envio de 50 fotos', site)
  const elsewhere = await row('um envio de 50 fotos, em cada outra instância', other)

  for (let quarter = 1; quarter <= 20; quarter += 1) {
    appendFileSync(clock, '.')
    await Promise.all([site.meter.next(), read('/eventos')])
    // The health check queries Firestore after the poll, so the poll ends before the clock moves on.
    await read('/healthz')
  }
  const fiveMinutes = await count(site)
  // The school's own facts are read once a minute.
  const schoolPoll = (fiveMinutes.reads - 20 * (poll.reads + healthy.reads)) / 5
  expect(schoolPoll).toBe(1)
  const hour = (what: keyof Bill) =>
    12 * fiveMinutes[what] + entered[what] + 20 * panel[what] + batch[what]
  rows.push(`| uma hora cheia | ${hour('reads')} | ${hour('writes')} | ${hour('deletes')} |`)
  expect((await tryLogin(site, { password: 'uma senha errada' })).status).toBe(401)
  await row('uma entrada recusada', site)
  for (const line of rows) expect.soft(guide).toContain(line)

  // Calculated: the day that the guide assumes, with the counts measured above.
  const daily = {
    starts: 2,
    changes: 20,
    signIns: 5,
    panelPages: 100,
    events: 200,
    sweeps: 144,
    clock: 24,
    counts: 100,
  }
  const freeReadsPerDay = 50_000
  const startReads = started.reads - eventCount + daily.events
  const quarters = 30 * 24 * 240
  /** A gallery needs a list that was confirmed within 4 seconds. */
  const confirmations = 30 * 24 * 900
  function monthlyReads(visits: number, instances: number): number {
    // Where Cloudinary guards the photos, drafts that are due are looked for every half-minute, visitors or not.
    const inTurn = Math.max(Math.min(2 * visits, instances * quarters), (instances * quarters) / 2)
    const polls = inTurn + visits
    return (
      Math.min(polls, instances * confirmations) * poll.reads +
      Math.min(3 * visits, (instances * quarters) / 4) * schoolPoll +
      (instances * quarters * healthy.reads) / 2 +
      30 * instances * daily.starts * startReads +
      30 * instances * (daily.sweeps + daily.clock + daily.counts) +
      30 * daily.changes * (batch.reads + (instances - 1) * elsewhere.reads) +
      30 * daily.signIns * entered.reads +
      30 * daily.panelPages * panel.reads
    )
  }
  function month(visits: number, instances: number): string {
    const writes =
      30 * (daily.changes * batch.writes + daily.signIns * entered.writes + daily.clock) +
      Math.min(3 * visits, (instances * quarters) / 4) * counted.writes
    const perDay = (count: number) => Math.round(count / 30).toLocaleString('pt-BR')
    return `| ${visits.toLocaleString('pt-BR')} | ${instances} | ${perDay(monthlyReads(visits, instances))} | ${perDay(writes)} |`
  }
  const months = [month(1_000, 1), month(100_000, 2), month(10_000_000, 4)]
  for (const line of months) expect.soft(guide).toContain(line)
  const isFree = (instances: number) => monthlyReads(10_000_000, instances) / 30 <= freeReadsPerDay
  const firstPaid = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((instances) => !isFree(instances))
  expect.soft(guide).toContain(`só com ${firstPaid} instâncias`)
}, 240_000)

async function sendBatch(admin: AdminBrowser, eventId: string): Promise<void> {
  // What Firestore costs does not depend on their pixels.
  const bytes = await cameraJpeg({ width: 24, height: 16 })
  const id = randomUUID()
  // One after the other: two at once may both change the batch, and the second would read it again.
  for (let place = 0; place < 50; place += 1) {
    const sent = await sendOne(admin.ask, eventId, { id, place, file: { bytes } })
    expect(sent).toEqual({ arrived: true })
  }
  expect(await saveSent(admin.ask, eventId, { id, photos: 50 })).toEqual({ saved: 50 })
}
