import type { RouterContextProvider } from 'react-router'
import {
  adminContext,
  logChangeContext,
  logErrorContext,
  requestIdContext,
  servicesContext,
} from '#app/context.ts'
import { personLabel } from '#app/routes/admin/people/person-label.ts'
import { type Author, changeAuthor, type RecordedChange } from '#domain/changes/recorded-change.ts'
import type { Photo } from '#domain/photos/photo.ts'

type Context = Readonly<RouterContextProvider>

/** For the change that this request makes. `person` has signed in by it. */
export function authorOf(context: Context, person?: { name: string; email: string }): Author {
  const { now } = context.get(servicesContext)
  const author = person ?? context.get(adminContext)
  const by = author ? personLabel(author) : ''
  return changeAuthor(by, now(), context.get(requestIdContext))
}

type NewChange = Omit<RecordedChange, keyof Author>

/** Call it after the change: one that cannot be recorded has happened all the same. */
export async function recordChange(
  context: Context,
  change: NewChange,
  author = authorOf(context),
): Promise<void> {
  const record = { ...author, ...change }
  logChange(context, record)
  await context.get(servicesContext).changes.put(record).catch(context.get(logErrorContext))
}

/** For the operator, without the values. Whoever is only just signing in is not named. */
export function logChange(context: Context, { id: _, at: __, ...change }: RecordedChange): void {
  const { kind } = change
  const parts = change.parts?.map(({ part }) => part)
  const details = context.get(adminContext) ? { ...change, ...(parts && { parts }) } : { kind }
  context.get(logChangeContext)('changed', details)
}

/** The same, with the event's name. `first`: what the change added, so that one that arrives twice is recorded once. */
export async function recordEventChange(
  context: Context,
  event: string,
  change: Omit<NewChange, 'event' | 'subject'>,
  first?: { at: string; key: string },
): Promise<void> {
  const { events } = context.get(servicesContext)
  const found = await events.gallery(event, { from: 0, size: 0 }).catch(() => null)
  const subject = found?.event.nome ?? ''
  const author = authorOf(context)
  const repeatable = first && { id: `${first.at}-${first.key}`, at: first.at, by: author.by }
  await recordChange(context, { ...change, event, subject }, repeatable ?? author)
}

export async function recordAddedPhotos(
  context: Context,
  event: string,
  photos: readonly Photo[],
): Promise<void> {
  const [photo] = photos
  if (!photo) return
  const first = { at: photo.uploadedAt, key: `${event}-${photo.id}` }
  await recordEventChange(context, event, { kind: 'photos-added', count: photos.length }, first)
}
