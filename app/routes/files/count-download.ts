import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Right } from '#domain/events/guarded-events.ts'
import type { PressKind } from '#domain/statistics/counted.ts'
import { mayBeCounted } from '#domain/statistics/may-be-counted.ts'

type Download = { request: Request; right: Right; context: Readonly<RouterContextProvider> }

/**
 * Counts what families download where it is served, because their pages report nothing. The name has neither the
 * gallery nor the photo.
 */
export async function countDownload(
  kind: PressKind,
  { request, right, context }: Download,
): Promise<void> {
  const { school, statistics } = context.get(servicesContext)
  const { counting } = (await school.shown()).facts
  if (right === 'family' && counting.visits && mayBeCounted(request.headers)) statistics.add([kind])
}
