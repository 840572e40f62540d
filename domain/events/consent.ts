import type { SchoolEvent } from './event.ts'

type Consent = Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'>

/** Who confirmed, and where the written authorisations are kept. */
export type Confirmation = { by?: string; where?: string }

/** Maximum length of `where`, in characters. */
export const whereLimit = 160

export function readWhere(typed: string): string {
  return typed.trim().slice(0, whereLimit)
}

/** Whether the admin has confirmed the guardians' authorisation, and nobody has withdrawn it since. */
export function hasConsent(event: Consent): boolean {
  return event.autorizacaoEm !== undefined && !isWithdrawn(event)
}

/** Whether the authorisation was withdrawn, and not confirmed again since. */
export function isWithdrawn({ autorizacaoEm = '', autorizacaoRetiradaEm }: Consent): boolean {
  return autorizacaoRetiradaEm !== undefined && autorizacaoRetiradaEm >= autorizacaoEm
}

/** The fields after a confirmation. The first one is kept, unless it was withdrawn; the day of that stays stored. */
export function confirmedConsent(event: Consent, now: Date, { by, where }: Confirmation) {
  if (hasConsent(event)) return { ...(where && { autorizacaoOnde: where }) }
  const afterWithdrawal = Date.parse(event.autorizacaoRetiradaEm ?? '') + 1
  const moment = Math.max(now.getTime(), afterWithdrawal || 0)
  return {
    autorizacaoEm: new Date(moment).toISOString(),
    autorizacaoPor: by || null,
    autorizacaoOnde: where || null,
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
