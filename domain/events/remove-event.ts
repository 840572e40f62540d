import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import { removeTracesOf } from './empty-bin.ts'
import type { SchoolEvent } from './event.ts'

/** For good. Null: no such event. */
export async function removeEvent(
  id: string,
  ports: Parameters<typeof removeTracesOf>[1],
  removal: { now: Date; onFilesLeft?: OnFilesLeft | undefined },
): Promise<SchoolEvent | null> {
  if (!(await ports.events.one(id))) return null
  // First, so that after a fault the event is still there to be removed again.
  await removeTracesOf(id, ports, removal)
  const removed = await ports.events.remove(id, removal.now)
  if (!removed) return null
  await removeFiles(removed.fotos, ports, removal.onFilesLeft)
  // Again, for what arrived meanwhile.
  await removeTracesOf(id, ports, removal)
  return removed
}
