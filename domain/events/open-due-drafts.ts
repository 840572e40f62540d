import type { EventStore } from './event-store.ts'
import { isDue } from './visibility.ts'

/** Stores which drafts are published by now, so that setting the clock back does not hide them again. */
export async function openDueDrafts(events: EventStore, now: Date): Promise<void> {
  const due = (await events.reserved()).filter((event) => isDue(event, now))
  for (const { id } of due) {
    await events.setFields(id, (event) =>
      isDue(event, now) ? { visibilidade: 'todos', publicarEm: null } : null,
    )
  }
}
