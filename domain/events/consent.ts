import type { SchoolEvent } from './event.ts'

type Consent = Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'>

/** Whether the admin has confirmed the guardians' authorisation, and nobody has withdrawn it since. */
export function hasConsent({ autorizacaoEm, autorizacaoRetiradaEm }: Consent): boolean {
  return autorizacaoEm !== undefined && autorizacaoRetiradaEm === undefined
}

/** The fields after a confirmation: the first one counts, unless it was withdrawn. */
export function confirmedConsent(event: Consent, now: Date) {
  const autorizacaoEm = hasConsent(event) ? event.autorizacaoEm : undefined
  return { autorizacaoEm: autorizacaoEm ?? now.toISOString(), autorizacaoRetiradaEm: null }
}

const twoYearsMs = 2 * 365.25 * 24 * 60 * 60 * 1000

/** Whether the confirmation is so old that the school should ask again. */
export function isOldConsent({ autorizacaoEm }: Consent, now: Date): boolean {
  return autorizacaoEm !== undefined && now.getTime() - Date.parse(autorizacaoEm) > twoYearsMs
}
