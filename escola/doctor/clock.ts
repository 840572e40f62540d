import { clockWords } from '#content/clock.ts'
import { clockDoubt } from '#domain/clock/trusted-clock.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { formatAtSchool } from '#domain/school-day.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const day = 86_400_000
const firstRelease = Date.UTC(2026, 0, 1)

export function checkClock(events: SchoolEvent[], now: Date, lastMoment: Date | null): Finding[] {
  const moments = events.flatMap(({ criadoEm, fotos }) => [
    criadoEm,
    ...fotos.map(({ uploadedAt }) => uploadedAt),
  ])
  const newest = moments.reduce(
    (latest, moment) => Math.max(latest, Date.parse(moment) || 0),
    firstRelease,
  )
  const shown = formatAtSchool(now)
  if (now.getTime() < newest - day) {
    return [problem(`O relógio da máquina está atrasado: ele diz ${shown}. Acerte-o (NTP).`)]
  }
  const doubt = clockDoubt(now, lastMoment)
  if (doubt)
    return [
      problem(
        `${clockWords.doubt(doubt)} ${clockWords.answers(operatorCommand('relogio --certo'))}`,
      ),
    ]
  return [ok(`O relógio diz ${shown} em São Paulo.`)]
}

/** Null if systemd is not available, as in a container, which uses the machine's clock. */
export function checkClockKept(isKept: boolean | null): Finding[] {
  if (isKept !== false) return []
  return [
    warning(
      'Ninguém acerta o relógio da máquina pela internet, e ele vai se atrasar. Ligue o acerto: sudo timedatectl set-ntp true',
    ),
  ]
}
