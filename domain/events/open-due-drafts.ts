import type { EventStore } from './event-store.ts'
import { isDue } from './visibility.ts'

/** Writes down which drafts have opened by themselves, so that a clock that is put back does not close them. */
export async function openDueDrafts(events: EventStore, now: Date): Promise<void> {
  const due = (await events.reserved()).filter((event) => isDue(event, now))
  for (const { id } of due) {
    await events.setFields(id, (event) =>
      isDue(event, now) ? { visibilidade: 'todos', publicarEm: null } : null,
    )
  }
}
