import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStores } from '../server/stores.ts'
import { aDraft, aKey, aNewPhoto } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'
import { type Figure, medianRatio } from './table.ts'

export const title = 'Growth: 30 events and 24 photos against 2,000 events and 5,000 photos'

const rounds = 60
const limit = 1.3

/** The same two pages of a small and of a large school, asked in turn: kept, and rendered anew. */
export async function measure(): Promise<Figure[]> {
  const small = await aSchool({ events: 30, photos: 24 })
  const large = await aSchool({ events: 2000, photos: 5000 })
  const figures: Figure[] = []
  for (const page of ['/eventos', 'gallery'] as const) {
    const address = (school: School) => school.url + (page === 'gallery' ? school.gallery : page)
    const kept: [number[], number[]] = [[], []]
    const rendered: [number[], number[]] = [[], []]
    const bytes: [number, number] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([small.touch(), large.touch()])
      // In turn first: a page just rendered is still being compressed while the other one is.
      const schools = round % 2 === 0 ? [small, large] : [large, small]
      for (const times of [rendered, kept]) {
        for (const school of schools) {
          const { ms, bytes: size } = await timed(address(school))
          const which = school === small ? 0 : 1
          times[which].push(ms)
          bytes[which] = size
        }
      }
    }
    const growth = ([few, many]: [number[], number[]]) => medianRatio(many, few)
    figures.push(
      { what: `${page}: rendered anew`, value: growth(rendered), limit, unit: 'x' },
      { what: `${page}: kept`, value: growth(kept), limit, unit: 'x' },
      { what: `${page}: bytes`, value: bytes[1] / bytes[0], limit, unit: 'x' },
    )
  }
  await Promise.all([small.stop(), large.stop()])
  return figures
}

type School = {
  url: string
  gallery: string
  /** Changes something, so that no page rendered before holds any longer. */
  touch: () => Promise<unknown>
  stop: () => Promise<unknown>
}

async function aSchool({ events, photos }: { events: number; photos: number }): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
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
  const touch = async () => {
    const oldest = await stores.events.page({ from: events - 1, size: 1 })
    const { id = '', nome = '', descricao = '', data } = oldest.events[0] ?? {}
    await stores.events.update(id, { nome, descricao, data: data ?? '' })
    // Until the site has asked the store again.
    await pause(250)
  }
  const stop = async () => {
    await stores.close()
    return site.stop()
  }
  return { url: site.url, gallery, touch, stop }
}

async function timed(address: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
  return { ms: performance.now() - started, bytes: Number(answer.headers.get('content-length')) }
}
