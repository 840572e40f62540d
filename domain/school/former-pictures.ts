import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { daysInBin } from '#domain/events/deleted-item.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import {
  type FormerPicture,
  type SchoolDocument,
  type SlotPicture,
  slotOfPart,
} from './school-document.ts'
import type { SchoolStore } from './school-store.ts'

/** The pictures that this change took out of their slots, or put there, and that can still come back. */
export function formerIn(
  { parts = [] }: RecordedChange,
  { formerPictures }: SchoolDocument,
): SlotPicture[] {
  const urls = parts.flatMap(({ part, before, after }) =>
    slotOfPart(part) === null ? [] : [before, after],
  )
  return formerPictures.map(({ picture }) => picture).filter(({ url }) => urls.includes(url))
}

const dayMs = 24 * 60 * 60 * 1000

type Ports = {
  events: EventStore
  photos: Pick<PhotoStore, 'remove'>
  school: Pick<SchoolStore, 'dropFormer'>
}
type Removal = { now: Date; onFilesLeft?: OnFilesLeft }

/** Deletes for good those of these pictures that are in no slot any more. Returns how many. */
export function removeFormer(
  urls: readonly unknown[],
  ports: Ports,
  removal: Removal,
): Promise<number> {
  return remove(({ picture }) => urls.includes(picture.url), ports, removal)
}

/** Deletes what was replaced or removed 30 days ago. Returns how many pictures. */
export function removeOverdueFormer(
  ports: Ports,
  removal: Removal & { now: TrustedMoment },
): Promise<number> {
  const oldest = new Date(removal.now.getTime() - daysInBin * dayMs).toISOString()
  return remove(({ since }) => since <= oldest, ports, removal)
}

async function remove(
  isOver: (former: FormerPicture) => boolean,
  { school, ...ports }: Ports,
  { now, onFilesLeft }: Removal,
): Promise<number> {
  const removed = await school.dropFormer(isOver, now)
  await removeFiles(
    removed.map(({ picture }) => picture),
    ports,
    onFilesLeft,
  )
  return removed.length
}
