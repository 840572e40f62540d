import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { defaultLinkDays, hasLiveLink, newFamilyLink } from '#domain/events/family-link.ts'

type Context = Readonly<RouterContextProvider>

/** Creates a family link, which replaces the current one. False: no such event. */
export function makeLink(eventId: string, days: number, context: Context): Promise<boolean> {
  return storeLink(eventId, days, context, () => true)
}

/** Creates the missing link of an event for families, who see nothing without one. True: it was created. */
export function makeMissingLink(eventId: string, context: Context): Promise<boolean> {
  const { now } = context.get(servicesContext)
  const isMissing = (event: SchoolEvent) =>
    event.visibilidade === 'familias' && !hasLiveLink(event, now())
  return storeLink(eventId, defaultLinkDays, context, isMissing)
}

async function storeLink(
  eventId: string,
  days: number,
  context: Context,
  isWanted: (event: SchoolEvent) => boolean,
): Promise<boolean> {
  const { admin, linkSeal, now } = context.get(servicesContext)
  const chance = { now: now(), newToken: admin.newToken, seal: linkSeal }
  const { stored } = await newFamilyLink(days, chance)
  const fieldsFor = (event: SchoolEvent) => (isWanted(event) ? { linkFamilias: stored } : null)
  return recordedEvents(context).setFields(eventId, fieldsFor, 'family-link-made')
}
