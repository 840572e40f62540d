import type { RouterContextProvider } from 'react-router'
import {
  adminContext,
  logChangeContext,
  logErrorContext,
  requestIdContext,
  servicesContext,
} from '#app/context.ts'
import { personLabel } from '#app/routes/admin/people/person-label.ts'
import { rightOf } from '#domain/admin/held-right.ts'
import { type Author, changeAuthor, type RecordedChange } from '#domain/changes/recorded-change.ts'
import type { EventStore } from '#domain/events/event-store.ts'

type Context = Readonly<RouterContextProvider>

/** The author of the change that this request makes. `person`: whoever signs in with this request. */
export function authorOf(context: Context, person?: { name: string; email: string }): Author {
  const { clock } = context.get(servicesContext)
  const author = person ?? context.get(adminContext)
  const by = author ? personLabel(author) : ''
  return changeAuthor(by, clock.now(), context.get(requestIdContext))
}

type NewChange = Omit<RecordedChange, keyof Author>

/** Call it after the change: a change that cannot be recorded has still been made. */
export async function recordChange(
  context: Context,
  change: NewChange,
  author = authorOf(context),
): Promise<void> {
  const record = { ...author, ...change }
  logChange(context, record)
  await context.get(servicesContext).changes.put(record).catch(context.get(logErrorContext))
}

/** For the operator, without the values. A person who is not yet signed in is not named. */
export function logChange(context: Context, { id: _, at: __, ...change }: RecordedChange): void {
  const { kind } = change
  const parts = change.parts?.map(({ part }) => part)
  const details = context.get(adminContext) ? { ...change, ...(parts && { parts }) } : { kind }
  context.get(logChangeContext)('changed', details)
}

/** The event store, which records each change that this request makes. `onRecorded` is called after each. */
export function recordedEvents(
  context: Context,
  onRecorded: (change: RecordedChange) => void = () => {},
): EventStore {
  let changes = 0
  const author = () => {
    const { id, ...others } = authorOf(context)
    changes += 1
    return { id: changes > 1 ? `${id}-${changes}` : id, ...others }
  }
  const { events, now } = context.get(servicesContext)
  const person = context.get(adminContext)
  return events.by({
    author,
    ...(person && { right: rightOf(person, now) }),
    onRecorded: (change) => {
      logChange(context, change)
      onRecorded(change)
    },
  })
}
