import type { SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'

/** One piece of work; photos are known by their file names, which no two share. */
export type Work =
  | { kind: 'create'; name: string }
  | { kind: 'rename'; event: string; name: string }
  | { kind: 'remove'; event: string }
  | { kind: 'batch'; event: string; photos: string[] }
  | { kind: 'forget'; event: string; photos: string[] }
  /** Covers one face more. */
  | { kind: 'cover'; event: string; photo: string }

export type Line = { kind: 'up' } | { kind: 'begun'; work: Work } | { kind: 'done'; id?: string }

/** What a school holds: names of events, and of their photos in order, with a mark for each covered face. */
export type Holdings = Record<string, { name: string; photos: string[] }>

export function holdingsOf(events: SchoolEvent[]): Holdings {
  return Object.fromEntries(
    events.map(({ id, nome, fotos }) => [id, { name: nome, photos: fotos.map(markedName) }]),
  )
}

const mark = '#'

export function markedName({ nome, cobertos = [] }: Photo): string {
  return nome + mark.repeat(cobertos.length)
}

/**
 * The states a school may be in after these lines were said and the sayer died: everything
 * acknowledged, and the last piece of work, when it was begun and not acknowledged, whole or not at all.
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
  return begun ? [holdings, after(holdings, begun, unknownId)] : [holdings]
}

/** An event whose creation nobody acknowledged got an id that nobody was told. */
export const unknownId = '?'

function after(holdings: Holdings, work: Work, newId: string): Holdings {
  if (work.kind === 'create') return { ...holdings, [newId]: { name: work.name, photos: [] } }
  const { [work.event]: event, ...others } = holdings
  if (!event || work.kind === 'remove') return others
  if (work.kind === 'rename') return { ...others, [work.event]: { ...event, name: work.name } }
  if (work.kind === 'cover') {
    const photos = event.photos.map((name) => (name === work.photo ? name + mark : name))
    return { ...others, [work.event]: { ...event, photos } }
  }
  const photos =
    work.kind === 'batch'
      ? [...event.photos, ...work.photos]
      : event.photos.filter((photo) => !work.photos.includes(photo))
  return { ...others, [work.event]: { ...event, photos } }
}
