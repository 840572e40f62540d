import type { SchoolEvent } from './event.ts'
import { isForEveryone, type Visible } from './visibility.ts'

type Consent = Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'>

/** For whom the guardians' authorisation is: the event's families, or everyone. */
export const audiences = ['familias', 'todos'] as const
export type Audience = (typeof audiences)[number]

/** Who confirmed, for whom, and where the written authorisations are kept. */
export type Confirmation = { by?: string; where?: string; audience?: Audience | undefined }

/** Maximum length of `where`, in characters. */
export const whereLimit = 160

export function readWhere(typed: string): string {
  return typed.trim().slice(0, whereLimit)
}

/** Whether the admin has confirmed the guardians' authorisation, and nobody has withdrawn it since. */
export function hasConsent(event: Consent): boolean {
  return event.autorizacaoEm !== undefined && !isWithdrawn(event)
}

/** Whether photos may be added: the authorisation must be for those who see the event, or will at its moment. */
export function allowsPhotos(
  event: Consent & Visible & Pick<SchoolEvent, 'autorizacaoPara'>,
): boolean {
  return hasConsent(event) && (event.autorizacaoPara === 'todos' || !isForEveryone(event))
}

export function readAudience(stored: unknown): Audience | undefined {
  return audiences.find((audience) => audience === stored)
}

/** Without a choice, an authorisation is for those who see the event. */
export function audienceOf(event: Visible): Audience {
  return isForEveryone(event) ? 'todos' : 'familias'
}

/** Whether the authorisation was withdrawn, and not confirmed again since. */
export function isWithdrawn({ autorizacaoEm = '', autorizacaoRetiradaEm }: Consent): boolean {
  return autorizacaoRetiradaEm !== undefined && autorizacaoRetiradaEm >= autorizacaoEm
}

/**
 * The fields after a confirmation. The first one is kept, unless it was withdrawn or this one is for more people. The
 * day of a withdrawal stays stored.
 */
export function confirmedConsent(
  event: Consent & Visible & Pick<SchoolEvent, 'autorizacaoPara' | 'autorizacaoOnde'>,
  now: Date,
  { by, where, audience = audienceOf(event) }: Confirmation,
) {
  const isNew = !hasConsent(event)
  if (!isNew && (audience === 'familias' || event.autorizacaoPara === 'todos')) {
    return { ...(where && { autorizacaoOnde: where }) }
  }
  const afterWithdrawal = Date.parse(event.autorizacaoRetiradaEm ?? '') + 1
  const moment = Math.max(now.getTime(), afterWithdrawal || 0)
  return {
    autorizacaoEm: new Date(moment).toISOString(),
    autorizacaoPara: audience,
    autorizacaoPor: by || null,
    autorizacaoOnde: where || (!isNew && event.autorizacaoOnde) || null,
    apagarFotosEm: null,
  }
}

/** The fields after a change of where the authorisations are kept. Null: nothing is confirmed, or nothing changes. */
export function changedPlace(event: Consent & Pick<SchoolEvent, 'autorizacaoOnde'>, where: string) {
  if (!hasConsent(event) || where === (event.autorizacaoOnde ?? '')) return null
  return { autorizacaoOnde: where || null }
}

const dayMs = 24 * 60 * 60 * 1000
const twoYearsMs = 2 * 365.25 * dayMs

/** Whether the confirmation is so old that the school should ask again. */
export function isOldConsent({ autorizacaoEm }: Consent, now: Date): boolean {
  return autorizacaoEm !== undefined && now.getTime() - Date.parse(autorizacaoEm) > twoYearsMs
}

/** For how long photos may be kept after the authorisation was withdrawn. */
export const daysWithoutConsent = 30

export function endWithoutConsent(now: Date): string {
  return new Date(now.getTime() + daysWithoutConsent * dayMs).toISOString()
}

type Ending = Pick<SchoolEvent, 'apagarFotosEm'>

/** The events whose photos are deleted within two days, because their authorisation was withdrawn. */
export function photosEndingSoon<Event extends Ending>(
  events: readonly Event[],
  now: Date,
): Event[] {
  const soon = new Date(now.getTime() + 2 * dayMs).toISOString()
  return events.filter(({ apagarFotosEm = '' }) => apagarFotosEm !== '' && apagarFotosEm <= soon)
}
