import type { RouterContextProvider } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { newSubmissionId, readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { rightOf } from '#domain/admin/held-right.ts'
import { type BatchOrder, hasArrived, isClosedTo, withRight } from '#domain/photos/waiting-batch.ts'

type Context = Readonly<RouterContextProvider>

/** The services, with dates that are trusted. Changes are recorded, and need the sender's right when they are stored. */
export function batchPorts(context: Context) {
  const services = context.get(servicesContext)
  const person = context.get(adminContext)
  const { waiting } = services
  return {
    ...services,
    now: services.clock.now,
    events: recordedEvents(context),
    waiting: person ? withRight(waiting, rightOf(person, services.now)) : waiting,
  }
}

export function galleryOrder(
  context: Context,
  { eventoId, envioId }: { eventoId: string; envioId: string },
): BatchOrder {
  return { id: batchId(envioId), eventId: eventoId, account: senderOf(context) }
}

export async function isInBatch(
  order: BatchOrder,
  place: number,
  context: Context,
): Promise<Response> {
  const batch = await context.get(servicesContext).waiting.find(order.id)
  const arrived = batch !== null && !isClosedTo(order, batch) && hasArrived(batch, place)
  return Response.json({ arrived })
}

/** A malformed id is replaced by a new one, which is no batch's. */
function batchId(envioId: string | undefined): string {
  return readSubmissionId(envioId ?? null) ?? newSubmissionId()
}

export function senderOf(context: Context): string {
  return context.get(adminContext)?.id ?? ''
}
