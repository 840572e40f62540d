import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import { removeTracesOf } from './empty-bin.ts'
import type { SchoolEvent } from './event.ts'

/** For good. Null: no such event. */
export async function removeEvent(
  id: string,
  ports: Parameters<typeof removeTracesOf>[1],
  { now, onFilesLeft }: { now: Date; onFilesLeft?: OnFilesLeft | undefined },
): Promise<SchoolEvent | null> {
  const removed = await ports.events.remove(id, now)
  if (!removed) return null
  await removeFiles(removed.fotos, ports, onFilesLeft)
  await removeTracesOf(id, ports, { now, onFilesLeft })
  return removed
}
