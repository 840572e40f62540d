import type { EventStore } from '#domain/events/event-store.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos, type OfferedPhoto } from '#domain/photos/add-photos.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import type { DemoEvent } from './demo-events.ts'
import type { Painter } from './demo-scenes/painter.ts'
import { photosOf } from './demo-scenes/scenes.ts'

type Stores = { events: EventStore; photos: PhotoStore; pictures: PictureEncoder }
type Circumstances = {
  painter: Painter
  signal: AbortSignal
  now: () => Date
  onProgress: (photosDone: number, event: string) => void
}

/**
 * Creates the events and sends them their photos; returns how many photos there are now. Whatever
 * goes wrong, and when interrupted, the events made so far are removed: half a demo would only
 * forbid the next one.
 */
export async function fillSite(
  plan: DemoEvent[],
  stores: Stores,
  circumstances: Circumstances,
): Promise<number> {
  const made: string[] = []
  let photos = 0
  try {
    for (const event of plan) {
      circumstances.signal.throwIfAborted()
      circumstances.onProgress(photos, event.draft.nome)
      const { id } = await stores.events.create(event.draft, circumstances.now())
      made.push(id)
      await sendPhotos(id, event, stores, {
        ...circumstances,
        onProgress: (done, name) => circumstances.onProgress(photos + done, name),
      })
      photos += photoCount(event)
    }
    circumstances.signal.throwIfAborted()
    return photos
  } catch (fault) {
    for (const id of made) await removeEvent(id, stores)
    throw fault
  }
}

export function photoCount({ scene }: DemoEvent): number {
  return scene ? photosOf(scene) : 0
}

async function sendPhotos(
  id: string,
  event: DemoEvent,
  stores: Stores,
  { now, onProgress, ...circumstances }: Circumstances,
): Promise<void> {
  if (!event.scene) return
  const outcome = await addPhotos(id, paintings(event, circumstances), stores, {
    now,
    onProgress: (done) => onProgress(done, event.draft.nome),
  })
  if (outcome.kind === 'refused') throw new Error(outcome.sentence)
  if (outcome.kind === 'event-missing') throw new Error(`${event.draft.nome} foi excluído.`)
}

/** Drawn one by one, as the batch asks for them. */
async function* paintings(
  event: DemoEvent,
  { painter, signal }: Pick<Circumstances, 'painter' | 'signal'>,
): AsyncGenerator<OfferedPhoto> {
  const { scene } = event
  if (!scene) return
  for (let index = 0; index < photoCount(event); index += 1) {
    signal.throwIfAborted()
    const bytes = await painter.paint({ scene, index })
    yield { name: `${scene}-${String(index + 1).padStart(2, '0')}.jpg`, type: 'image/jpeg', bytes }
  }
}
