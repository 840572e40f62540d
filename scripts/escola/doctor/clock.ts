import type { SchoolEvent } from '#domain/events/event.ts'
import { type Finding, good, problem } from './finding.ts'

const day = 86_400_000
/** No copy of this site ran before. */
const earliest = Date.UTC(2026, 0, 1)

/** Sessions, 'Próximo' and the policy's date hang on the clock; nothing here can ask another one. */
export function checkClock(events: SchoolEvent[], now: Date): Finding[] {
  const moments = events.flatMap(({ criadoEm, fotos }) => [
    criadoEm,
    ...fotos.map(({ uploadedAt }) => uploadedAt),
  ])
  const newest = moments.reduce(
    (latest, moment) => Math.max(latest, Date.parse(moment) || 0),
    earliest,
  )
  const shown = now.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  if (now.getTime() < newest - day) {
    return [problem(`O relógio da máquina está atrasado: ele diz ${shown}. Acerte-o (NTP).`)]
  }
  return [good(`O relógio diz ${shown} em São Paulo.`)]
}
