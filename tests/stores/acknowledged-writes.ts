import type { DeletedItem } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'

/** One piece of work; photos are known by their file names, which no two share. */
export type Work =
  | { kind: 'create'; name: string }
  | { kind: 'rename'; event: string; name: string }
  | { kind: 'remove'; event: string }
  /** Moves it to the bin, as an item with this id. */
  | { kind: 'bin-event'; event: string; item: string }
  | { kind: 'bin-photos'; event: string; photos: string[]; item: string }
  | { kind: 'restore'; item: string }
  /** Removes everything in the bin for good. */
  | { kind: 'empty' }
  | { kind: 'batch'; event: string; photos: string[] }
  | { kind: 'forget'; event: string; photos: string[] }
  /** Covers one more face. */
  | { kind: 'cover'; event: string; photo: string }
  | { kind: 'hide'; event: string; isHidden: boolean }

/** `keys`: those of the files that the work has stored. */
export type Line =
  | { kind: 'up' }
  | { kind: 'begun'; work: Work }
  | { kind: 'done'; id?: string; keys?: string[] }

/** What a school holds: names of events, and of their photos in order, with a mark for each covered face. */
export type Holdings = { events: Record<string, HeldEvent>; bin: Record<string, HeldItem> }

type HeldEvent = { name: string; isHidden: boolean; photos: string[] }
type HeldItem =
  | { id: string; event: HeldEvent }
  | { id: string; photos: { name: string; place: number }[] }

export const nothingHeld: Holdings = { events: {}, bin: {} }

export function holdingsOf(events: SchoolEvent[], bin: DeletedItem[]): Holdings {
  const heldEvent = ({ nome, visibilidade, fotos }: SchoolEvent) => ({
    name: nome,
    isHidden: visibilidade !== 'todos',
    photos: fotos.map(markedName),
  })
  const heldItem = (item: DeletedItem): HeldItem =>
    item.kind === 'event'
      ? { id: item.event.id, event: heldEvent(item.event) }
      : {
          id: item.eventId,
          photos: item.photos.map(({ photo, place }) => ({ name: markedName(photo), place })),
        }
  return {
    events: Object.fromEntries(events.map((event) => [event.id, heldEvent(event)])),
    bin: Object.fromEntries(bin.map((item) => [item.id, heldItem(item)])),
  }
}

const mark = '#'

export function markedName({ nome, cobertos = [] }: Photo): string {
  return nome + mark.repeat(cobertos.length)
}

/**
 * The states a school may be in after a process wrote these lines and died: everything acknowledged, and
 * the last piece of work, if it was begun but not acknowledged, whole or not at all.
 */
export function possibleAfter(before: Holdings, lines: Line[]): Holdings[] {
  let holdings = before
  let begun: Work | null = null
  for (const line of lines) {
    if (line.kind === 'begun') begun = line.work
    if (line.kind === 'done' && begun) {
      holdings = after(holdings, begun, line.id ?? '')
      begun = null
    }
  }
  if (!begun) return [holdings]
  const whole = after(holdings, begun, unknownId)
  const isForGood = begun.kind === 'empty' || begun.kind === 'remove'
  return isForGood ? [...partlyEmptied(holdings, whole.bin), whole] : [holdings, whole]
}

/** What is removed for good leaves the bin item by item, each whole, before the event itself goes. */
function partlyEmptied({ events, bin: before }: Holdings, after: Holdings['bin']): Holdings[] {
  const bins = [after]
  for (const [id, item] of Object.entries(before)) {
    if (!(id in after)) bins.push(...bins.map((left) => ({ ...left, [id]: item })))
  }
  return bins.map((bin) => ({ events, bin }))
}

/** The id of an event whose creation was never acknowledged. */
export const unknownId = '?'

function after(holdings: Holdings, work: Work, newId: string): Holdings {
  const { events, bin } = holdings
  if (work.kind === 'create') {
    return { events: { ...events, [newId]: { name: work.name, isHidden: false, photos: [] } }, bin }
  }
  if (work.kind === 'empty') return { events, bin: {} }
  if (work.kind === 'restore') return restored(holdings, work.item)
  const { [work.event]: event, ...others } = events
  if (work.kind === 'remove') return { events: others, bin: withoutItemsOf(work.event, bin) }
  if (!event) return { events: others, bin }
  if (work.kind === 'bin-event') {
    return { events: others, bin: { ...bin, [work.item]: { id: work.event, event } } }
  }
  const changed = { ...events, [work.event]: changedEvent(event, work) }
  if (work.kind !== 'bin-photos' || work.photos.length === 0) return { events: changed, bin }
  const photos = event.photos.flatMap((name, place) =>
    work.photos.includes(name) ? [{ name, place }] : [],
  )
  return { events: changed, bin: { ...bin, [work.item]: { id: work.event, photos } } }
}

function withoutItemsOf(eventId: string, bin: Holdings['bin']): Holdings['bin'] {
  return Object.fromEntries(Object.entries(bin).filter(([, { id }]) => id !== eventId))
}

type ChangeOfEvent = Extract<Work, { event: string }>

function changedEvent(event: HeldEvent, work: ChangeOfEvent): HeldEvent {
  if (work.kind === 'rename') return { ...event, name: work.name }
  if (work.kind === 'hide') return { ...event, isHidden: work.isHidden }
  if (work.kind === 'cover') {
    const photos = event.photos.map((name) => (name === work.photo ? name + mark : name))
    return { ...event, photos }
  }
  if (work.kind === 'batch') return { ...event, photos: [...event.photos, ...work.photos] }
  const gone = 'photos' in work ? work.photos : []
  return { ...event, photos: event.photos.filter((photo) => !gone.includes(photo)) }
}

/** Photos whose event no longer exists stay in the bin. */
function restored({ events, bin }: Holdings, itemId: string): Holdings {
  const { [itemId]: item, ...others } = bin
  if (!item) return { events, bin }
  if ('event' in item) return { events: { ...events, [item.id]: item.event }, bin: others }
  const event = events[item.id]
  if (!event) return { events, bin }
  const photos = [...event.photos]
  for (const { name, place } of item.photos) photos.splice(place, 0, name)
  return { events: { ...events, [item.id]: { ...event, photos } }, bin: others }
}
