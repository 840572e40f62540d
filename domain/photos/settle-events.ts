import type { EventStore } from '#domain/events/event-store.ts'
import { isDue } from '#domain/events/visibility.ts'
import type { PhotoStore } from './photo-store.ts'
import { misplacedPhotos, settlePhotos } from './settle-photos.ts'

type Ports = { events: EventStore; photos: PhotoStore }

export type SettleEvents = {
  /** Writes down which drafts have opened, and finishes what is left of changes of who sees an event. At start, and daily. */
  run(now: Date): Promise<void>
  /** The same, if this process knows of something to do: hosted stores bill every read. Twice a minute. */
  runIfDue(now: Date): Promise<void>
  /** Like `settlePhotos`, after a change of who sees the event; if it fails, the next round tries again. */
  settle(id: string, now: Date): Promise<number>
}

/** `onFault` hears of an event whose photos could not be settled; the others are settled all the same. */
export function settleEvents(ports: Ports, onFault: (fault: unknown) => void): SettleEvents {
  const { events, photos } = ports
  const unsettled = new Set<string>()
  let openings: number[] = []

  async function settle(id: string, now: Date): Promise<number> {
    unsettled.add(id)
    const left = await settlePhotos(id, ports, now)
    unsettled.delete(id)
    return left
  }

  async function run(now: Date): Promise<void> {
    const reserved = await events.reserved()
    for (const event of reserved) {
      if (misplacedPhotos(event, photos, now).some(photos.canCopy)) unsettled.add(event.id)
      if (!isDue(event, now)) continue
      await events.setFields(event.id, { visibilidade: 'todos', publicarEm: null })
      unsettled.add(event.id)
    }
    openings = (await events.openings()).map((moment) => Date.parse(moment))
    for (const id of [...unsettled]) await settle(id, now).catch(onFault)
  }

  return {
    run,
    runIfDue: async (now) => {
      const isOpening = openings.some((opening) => opening <= now.getTime())
      if (isOpening || unsettled.size > 0) await run(now)
    },
    settle: async (id, now) => {
      const left = await settle(id, now)
      openings = (await events.openings()).map((moment) => Date.parse(moment))
      return left
    },
  }
}
