import type { Photo } from './photo.ts'

type Numbered = { fotos: readonly Pick<Photo, 'id'>[]; fotosRemovidas?: string }

const known = new WeakMap<object, Map<number, number>>()

/**
 * The visible numbers of photos, by id: a photo's place among all photos that the event ever had, in the order of
 * arrival. Ids increase with every photo, and those of removed ones are remembered, so neither moving nor deleting
 * others changes a number.
 */
export function photoNumbers(event: Numbered): Map<number, number> {
  const found = known.get(event)
  if (found) return found
  const ids = new Set([...readIds(event.fotosRemovidas), ...event.fotos.map(({ id }) => id)])
  const inOrder = [...ids].sort((a, b) => a - b)
  const numbers = new Map(inOrder.map((id, index) => [id, index + 1]))
  known.set(event, numbers)
  return numbers
}

/** The ids of photos that were removed, after a change of the event's photos. Undefined: none was. */
export function removedAfter(before: Numbered, after: Numbered): string | undefined {
  const left = new Set(after.fotos.map(({ id }) => id))
  const gone = before.fotos.map(({ id }) => id).filter((id) => !left.has(id))
  // Leaves out photos that were restored.
  const earlier = readIds(before.fotosRemovidas).filter((id) => !left.has(id))
  const ids = new Set([...earlier, ...gone])
  return ids.size > 0 ? [...ids].join(' ') : undefined
}

/** As stored: '1794966146215 1794966146216'. */
export function readRemovedIds(stored: unknown): string | undefined {
  return typeof stored === 'string' && /^\d+( \d+)*$/.test(stored) ? stored : undefined
}

function readIds(stored: string | undefined): number[] {
  return stored ? stored.split(' ').map(Number) : []
}
