import { allowsPhotos, confirmedConsent, isWithdrawn } from './consent.ts'
import type { SchoolEvent } from './event.ts'
import { withFields } from './event-document.ts'
import type { EventStore } from './event-store.ts'
import { isForEveryone, isPublic, type Visibility, type Visible } from './visibility.ts'

export type ChosenVisibility = { visibilidade: Visibility; publicarEm?: string }

/** What a person agreed to after reading how many photos everyone will see. */
export type Agreement = {
  photos: number
  /** Who confirmed that the authorisation is for everyone. */
  confirmedBy?: string
  at: Date
}

/** 'ask': everyone would see photos that they do not see yet, and nobody has agreed to that. */
export type VisibilityOutcome = 'changed' | 'ask' | 'withdrawn' | 'missing'

type Options = {
  /** The clock that publishes drafts. */
  publicNow: Date
  agreement?: Agreement | undefined
}

/** Changes who sees an event. Photos are opened to everyone only as agreed and authorised; closing needs neither. */
export async function changeVisibility(
  id: string,
  chosen: ChosenVisibility,
  events: Pick<EventStore, 'setFields'>,
  { publicNow, agreement }: Options,
): Promise<VisibilityOutcome> {
  let outcome: VisibilityOutcome = 'missing'
  const fieldsFor = (event: SchoolEvent) => {
    const seen = withFields(event, { publicarEm: null, ...chosen })
    const photoCount = event.fotos.length
    const { consent, isAgreed } = agreedOpening(seen, photoCount, agreement)
    const fields = { publicarEm: null, ...chosen, ...consent }
    if (isWithdrawn(event) && isShown(chosen)) outcome = 'withdrawn'
    else if (opensPhotos({ ...event, photoCount }, chosen, publicNow) && !isAgreed) outcome = 'ask'
    else outcome = 'changed'
    return outcome === 'changed' ? fields : null
  }
  await events.setFields(id, fieldsFor, 'visibility')
  return outcome
}

/** Whether somebody agreed that everyone sees this many photos of the event, and the authorisation they confirmed. */
export function agreedOpening(event: SchoolEvent, photoCount: number, agreement?: Agreement) {
  const { photos = 0, confirmedBy: by, at } = agreement ?? {}
  const consent = at && by !== undefined && confirmedConsent(event, at, { by, audience: 'todos' })
  const isAgreed = photos >= photoCount && allowsPhotos(withFields(event, { ...consent }))
  return { consent, isAgreed }
}

/** Whether everyone would see photos that they do not see yet, or sooner than somebody already agreed to. */
export function opensPhotos(
  event: Visible & { photoCount: number },
  chosen: Visible,
  publicNow: Date,
): boolean {
  if (event.photoCount === 0 || !isForEveryone(chosen) || isPublic(event, publicNow)) return false
  const { publicarEm = '' } = chosen
  const isLater = isForEveryone(event) && publicarEm >= (event.publicarEm ?? '')
  return chosen.visibilidade === 'todos' || !isLater
}

/** Whether anybody but the admins sees the event, now or later. */
function isShown(chosen: ChosenVisibility): boolean {
  return chosen.visibilidade === 'familias' || isForEveryone(chosen)
}
