import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newDataDir } from '#bench/data-dir.ts'
import { median } from '#bench/statistics.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aDraft, aKey, aNewPhoto } from '#tests/sample-data/builders.ts'

export const title = 'Growth: what a page and an act cost in a school of many events or photos'

const rounds = 40
const sizes = [100, 1000, 5000]

/** Processor time, which a busy machine does not change much. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = []
  let smallest: number | null = null
  for (const size of sizes) {
    const shapes = [
      { what: `${size} events`, events: size, photos: 24 },
      { what: `${size} photos in one of 30 events`, events: 30, photos: size },
    ]
    for (const { what, ...shape } of shapes) {
      const school = await startSchool(shape)
      try {
        const list = await school.pageCost('/eventos')
        const gallery = await school.pageCost(school.gallery)
        const act = await school.actCost()
        smallest ??= school.memory()
        figures.push(
          atMost(30, 'ms', `${what}: list, not cached`, list),
          atMost(30, 'ms', `${what}: gallery, not cached`, gallery),
          atMost(60, 'ms', `${what}: a caption is saved`, act),
          atMost(60, 'MB', `${what}: memory more than the smallest`, school.memory() - smallest),
        )
      } finally {
        await school.stop()
      }
    }
  }
  return figures
}

type Shape = { events: number; photos: number }

async function startSchool({ events, photos }: Shape) {
  const dataDir = newDataDir()
  const stores = await openStores({ dataDir })
  const id = await fill(stores, { events, photos })
  const site = await startSite({ DATA_DIR: dataDir })
  const pid = site.child.pid ?? 0

  /** Measured after another process has changed another event, so that the page is rendered anew. */
  async function pageCost(path: string): Promise<number> {
    const before = processorTime(pid)
    for (let round = 0; round < rounds; round += 1) {
      const { events: oldest } = await stores.events.page({ from: events - 1, size: 1 })
      const [event] = oldest
      if (event) await stores.events.update(event.id, event, eventVersion(event))
      // Until the site reads the store again.
      await pause(210)
      const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    }
    return (processorTime(pid) - before) / rounds
  }

  async function actCost(): Promise<number> {
    const captions: number[] = []
    const [photo] = (await stores.events.gallery(id, { from: 0, size: 1 }))?.photos ?? []
    for (let round = 0; round < rounds; round += 1) {
      const from = process.cpuUsage()
      await stores.events.setCaption(id, photo?.id ?? 0, `A quadrilha ${round}`)
      await stores.events.version()
      const { user, system } = process.cpuUsage(from)
      captions.push((user + system) / 1000)
    }
    return median(captions)
  }

  return {
    gallery: `/galeria-evento/${id}`,
    pageCost,
    actCost,
    memory: () => residentMegabytes(pid),
    stop: async () => {
      await stores.close()
      await site.stop()
    },
  }
}

/** The id of the event with the photos. */
async function fill({ events: store }: Stores, { events, photos }: Shape): Promise<string> {
  const day = (number: number) =>
    new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10)
  let first = ''
  for (let number = 0; number < events; number += 1) {
    const draft = aDraft({ nome: `Evento ${number}`, data: day(number) })
    const { id } = await store.create(draft, new Date())
    first ||= id
  }
  const batch = Array.from({ length: photos }, () =>
    aNewPhoto({ url: `/fotos/${aKey()}/large.webp` }),
  )
  await store.appendPhotos(first, batch, new Date())
  return first
}

/** In milliseconds, for all its threads. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
