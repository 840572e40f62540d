import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import type { EventSummary } from '#domain/events/event.ts'

/** Without its photos. If there is no such event, redirects to the panel, which says so. */
export async function findEvent(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<EventSummary> {
  const { events } = context.get(servicesContext)
  const gallery = await events.gallery(id, { from: 0, size: 0 })
  if (!gallery) throw redirect(eventNotFoundPath)
  return gallery.event
}
