import type { SchoolEvent } from '#domain/events/event.ts'
import type { NewPhoto, Photo } from '#domain/photos/photo.ts'
import type { PhotoBatch } from '#domain/photos/photo-store.ts'
import type { Stores } from '#server/stores.ts'
import { emptyTally, leftBehind, sentenceOf, type Tally } from './travel.ts'

type Destination = Pick<Stores, 'events' | 'photos' | 'pictures'>

export type Journey = {
  events: SchoolEvent[]
  /** The photo's file; null when there is none to be had. */
  fileOf: (event: SchoolEvent, photo: Photo) => Promise<Uint8Array | null>
  /** True for a photo whose address shows it from the new place as well. */
  staysWhereItIs: (photo: Photo) => boolean | Promise<boolean>
  dryRun: boolean
  signal: AbortSignal
  onProgress: (photosDone: number, event: string) => void
}

/**
 * Brings events with their photos into a site. Each event arrives whole, or not at all; what is
 * there already is left as it is, except that photos it lacks are added. So the same journey may
 * be made again, after an interruption or when photos that stayed behind can be had.
 */
export async function bringEvents(journey: Journey, to: Destination): Promise<Tally> {
  const tally = emptyTally()
  let done = 0
  for (const event of journey.events) {
    journey.signal.throwIfAborted()
    journey.onProgress(done, event.nome)
    const there = await to.events.one(event.id)
    const known = new Set(there?.fotos.map(({ id }) => id))
    const missing = event.fotos.filter(({ id }) => !known.has(id))
    tally[there ? 'eventsThere' : 'events'] += 1
    tally.photosThere += event.fotos.length - missing.length
    const onward = (n: number) => journey.onProgress(done + n, event.nome)
    if (!there || missing.length > 0) {
      await bringEvent({ event, there, missing }, { journey, to, tally, onward })
    }
    done += event.fotos.length
  }
  return tally
}

type Arrival = { event: SchoolEvent; there: SchoolEvent | null; missing: Photo[] }
type Way = { journey: Journey; to: Destination; tally: Tally; onward: (n: number) => void }

async function bringEvent({ event, there, missing }: Arrival, way: Way): Promise<void> {
  const { journey, to, tally } = way
  const batch = journey.dryRun ? null : await to.photos.beginBatch(event.id)
  try {
    const brought = new Map<Photo, Photo>()
    for (const [at, photo] of missing.entries()) {
      journey.signal.throwIfAborted()
      way.onward(at)
      const arrived = await bringPhoto(event, photo, batch, way)
      if (arrived) brought.set(photo, arrived)
    }
    if (!batch) return
    if (there && brought.size === 0) return await batch.abandon()
    await batch.publish()
    await to.events.importEvent(arrivedEvent(event, there, brought))
  } catch (fault) {
    tally.events -= there ? 0 : 1
    await batch?.abandon()
    throw fault
  }
  await batch.finish()
}

async function bringPhoto(
  event: SchoolEvent,
  photo: Photo,
  batch: PhotoBatch | null,
  { journey, to, tally }: Way,
): Promise<Photo | null> {
  if (await journey.staysWhereItIs(photo)) {
    tally.photosAsTheyAre += 1
    return withoutFile(photo)
  }
  if (!batch) {
    tally.photos += 1
    return null
  }
  const stays = (why: string) => {
    tally.leftBehind.push(leftBehind(event, photo, why))
    return null
  }
  const file = await fileOrWhy(() => journey.fileOf(event, photo))
  if ('why' in file) return stays(file.why)
  const made = await to.pictures.encode(file.bytes)
  if ('refused' in made) return stays('o arquivo não é uma imagem que possa ser mostrada')
  const kept = await batch.stage(file.bytes, made)
  tally.photos += 1
  const { id, nome, uploadedAt } = photo
  return { id, ...(kept satisfies Partial<NewPhoto>), nome, uploadedAt }
}

async function fileOrWhy(
  fetched: () => Promise<Uint8Array | null>,
): Promise<{ bytes: Uint8Array } | { why: string }> {
  try {
    const bytes = await fetched()
    return bytes ? { bytes } : { why: 'o arquivo não foi encontrado' }
  } catch (fault) {
    return { why: sentenceOf(fault) }
  }
}

/** A cover that was one of the photos is that photo at its new address. */
function arrivedEvent(
  event: SchoolEvent,
  there: SchoolEvent | null,
  brought: Map<Photo, Photo>,
): SchoolEvent {
  const cover = event.fotos.find(({ url }) => url === event.imagem)
  const moved = cover ? brought.get(cover)?.url : event.imagem
  const { imagem, ...known } = there ?? event
  const chosen = there ? (imagem ?? moved) : moved
  const fotos = inOrder(event.fotos, there?.fotos ?? [], brought)
  return { ...known, fotos, ...(chosen && { imagem: chosen }) }
}

/** Each brought photo stands right after the one that it follows where it comes from. */
function inOrder(source: Photo[], there: Photo[], brought: Map<Photo, Photo>): Photo[] {
  const fotos = [...there]
  let next = 0
  for (const photo of source) {
    const arrived = brought.get(photo)
    if (arrived) fotos.splice(next, 0, arrived)
    const place = fotos.findIndex(({ id }) => id === photo.id)
    if (place >= 0) next = place + 1
  }
  return fotos
}

function withoutFile({ ...photo }: Photo & { arquivo?: string }): Photo {
  delete photo.arquivo
  return photo
}
