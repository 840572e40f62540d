import { setTimeout as pause } from 'node:timers/promises'
import { newDataDir } from '#bench/data-dir.ts'
import { medianRatio } from '#bench/statistics.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { openStores } from '#server/stores.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aDraft, aKey, aNewPhoto } from '#tests/sample-data/builders.ts'

export const title = 'Growth: 30 events and 24 photos against 2,000 events and 5,000 photos'

const rounds = 60
const limit = 1.3

export async function measure(): Promise<Figure[]> {
  const small = await startSchool({ events: 30, photos: 24 })
  const large = await startSchool({ events: 2000, photos: 5000 })
  try {
    return [
      ...(await compare('/eventos', ({ url }) => `${url}/eventos`, { small, large })),
      ...(await compare('gallery', ({ url, gallery }) => url + gallery, { small, large })),
    ]
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}

type Measured = { rendered: number[]; cached: number[]; bytes: number }

async function compare(
  page: string,
  urlAt: (school: School) => string,
  { small, large }: { small: School; large: School },
): Promise<Figure[]> {
  const few: Measured = { rendered: [], cached: [], bytes: 0 }
  const many: Measured = { rendered: [], cached: [], bytes: 0 }
  const pair = [
    { school: small, measured: few },
    { school: large, measured: many },
  ]
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([small.invalidatePages(), large.invalidatePages()])
    for (const state of ['rendered', 'cached'] as const) {
      for (const { school, measured } of pair) {
        const { ms, bytes } = await timeRequest(urlAt(school))
        measured[state].push(ms)
        measured.bytes = bytes
      }
    }
    // A page just rendered is still being compressed during the request after it.
    pair.reverse()
  }
  const growth = (state: 'rendered' | 'cached') => medianRatio(many[state], few[state])
  return [
    atMost(limit, 'x', `${page}: rendered`, growth('rendered')),
    atMost(limit, 'x', `${page}: cached`, growth('cached')),
    atMost(limit, 'x', `${page}: bytes`, many.bytes / few.bytes),
  ]
}

type School = {
  url: string
  gallery: string
  invalidatePages: () => Promise<unknown>
  stop: () => Promise<unknown>
}

async function startSchool({
  events,
  photos,
}: {
  events: number
  photos: number
}): Promise<School> {
  const dataDir = newDataDir()
  const stores = await openStores({ dataDir })
  const day = (number: number) =>
    new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10)
  let gallery = ''
  for (let number = 0; number < events; number += 1) {
    const event = await stores.events.create(
      aDraft({ nome: `Evento ${number}`, data: day(number) }),
      new Date(),
    )
    if (number > 0) continue
    gallery = `/galeria-evento/${event.id}`
    const batch = Array.from({ length: photos }, () =>
      aNewPhoto({ url: `/fotos/${aKey()}/large.webp` }),
    )
    await stores.events.appendPhotos(event.id, batch, new Date())
  }
  const site = await startSite({ DATA_DIR: dataDir })
  const invalidatePages = async () => {
    const oldest = await stores.events.page({ from: events - 1, size: 1 })
    const [event] = oldest.events
    if (event) await stores.events.update(event.id, event, eventVersion(event))
    // Until the site has asked the store again.
    await pause(250)
  }
  const stop = async () => {
    await stores.close()
    return site.stop()
  }
  return { url: site.url, gallery, invalidatePages, stop }
}

async function timeRequest(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return { ms: performance.now() - started, bytes: Number(response.headers.get('content-length')) }
}
