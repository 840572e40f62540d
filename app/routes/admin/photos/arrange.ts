import type { RouterContextProvider } from 'react-router'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import type { ArrangePhotos } from '#domain/photos/arrange-photos.ts'
import type { Outcome } from './photos-act.ts'

export async function arrange(
  eventId: string,
  how: ArrangePhotos,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const outcome = await recordedEvents(context).arrangePhotos(eventId, how)
  if (outcome === 'missing') return 'event-missing'
  return outcome === 'arranged' ? null : 'ordem-mudou'
}
