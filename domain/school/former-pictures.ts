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

/** The URLs of the pictures that come back if the change is undone, or redone if it was undone. */
export function picturesBack({ parts = [], takenBack }: RecordedChange): unknown[] {
  return parts
    .filter(({ part }) => slotOfPart(part) !== null)
    .flatMap(({ before, after }) => (takenBack ? after : before) ?? [])
}

/** Those of them that are not deleted for good. */
export function formerIn(
  change: RecordedChange,
  { formerPictures }: SchoolDocument,
): SlotPicture[] {
  const urls = picturesBack(change)
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
export async function removeOverdueFormer(
  ports: Ports & { school: Pick<SchoolStore, 'formerPictures'> },
  removal: Removal & { now: TrustedMoment },
): Promise<number> {
  const oldest = new Date(removal.now.getTime() - daysInBin * dayMs).toISOString()
  const isOver = ({ since }: FormerPicture) => since <= oldest
  return (await ports.school.formerPictures()).some(isOver) ? remove(isOver, ports, removal) : 0
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
