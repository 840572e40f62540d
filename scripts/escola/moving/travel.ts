import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'

/** A photo that stayed behind, and why, for the operator's eyes. */
export type LeftBehind = { event: string; photo: string; why: string }

/** What a journey did, or with `--dry-run` would do. */
export type Tally = {
  events: number
  eventsThere: number
  photos: number
  photosAsTheyAre: number
  photosThere: number
  leftBehind: LeftBehind[]
}

export function emptyTally(): Tally {
  return {
    events: 0,
    eventsThere: 0,
    photos: 0,
    photosAsTheyAre: 0,
    photosThere: 0,
    leftBehind: [],
  }
}

export function leftBehind(event: SchoolEvent, photo: Photo, why: string): LeftBehind {
  return { event: event.nome, photo: photo.nome || photo.url, why }
}

export function sentenceOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** Ctrl-C ends a journey between two photos; twice means at once. */
export async function interruptible(
  journey: (signal: AbortSignal) => Promise<number>,
  onStop: () => void,
): Promise<number> {
  const stopped = new AbortController()
  const stop = () => {
    if (stopped.signal.aborted) process.exit(130)
    stopped.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await journey(stopped.signal)
  } catch (fault) {
    if (!stopped.signal.aborted) throw fault
    onStop()
    return 130
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}

export function tellLeftBehind(left: LeftBehind[]): void {
  if (left.length === 0) return
  console.error(`${countOf(left.length, 'foto ficou', 'fotos ficaram')} de fora:`)
  for (const { event, photo, why } of left) console.error(`  ${event}: ${photo} (${why})`)
}

/** Values that stay out of the copied events, one a line, and where they can still be seen. */
export function tellUnreadable(values: Unreadable[], seenIn: string): void {
  if (values.length === 0) return
  const count = countOf(values.length, 'valor ilegível', 'valores ilegíveis')
  console.error(`${count} fora dos eventos copiados (${seenIn}):`)
  for (const { nome, campo, valor } of values) {
    console.error(`  evento ${nome}: ${campo} (${shortened(JSON.stringify(valor))})`)
  }
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
