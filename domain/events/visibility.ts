import { schoolClockTime, schoolMoment } from '#domain/school-day.ts'
import type { SchoolEvent } from './event.ts'

/** Who sees an event: everyone, families with its link, or nobody yet. Documents without the field mean everyone. */
export const visibilities = ['todos', 'familias', 'ninguem'] as const
export type Visibility = (typeof visibilities)[number]

/** What the rule needs to know of an event. */
export type Visible = Pick<SchoolEvent, 'visibilidade' | 'publicarEm'>

/** Whether every visitor may see the event and its photos: the one rule, for pages, files and searches alike. */
export function isPublic(event: Visible, now: Date): boolean {
  return event.visibilidade === 'todos' || isDue(event, now)
}

/** Whether everyone sees the event, or will at its moment. */
export function isForEveryone({ visibilidade, publicarEm }: Visible): boolean {
  return visibilidade === 'todos' || (visibilidade === 'ninguem' && publicarEm !== undefined)
}

/** Whether a draft is due to be published. */
export function isDue({ visibilidade, publicarEm }: Visible, now: Date): boolean {
  return (
    visibilidade === 'ninguem' &&
    publicarEm !== undefined &&
    Date.parse(publicarEm) <= now.getTime()
  )
}

/** A draft that is due is for everyone, even before that has been stored. */
export function currentVisibility(event: Visible, now: Date): Visibility {
  return isPublic(event, now) ? 'todos' : event.visibilidade
}

/** An unknown value hides the event, because that may be what it meant to the release that wrote it. */
export function readVisibility(stored: unknown): Visibility | undefined {
  if (stored === undefined || stored === null || stored === '') return undefined
  return isVisibility(stored) ? stored : 'ninguem'
}

export function isVisibility(value: unknown): value is Visibility {
  return visibilities.some((visibility) => visibility === value)
}

/** A stored moment, or a day and hour of the school as a form sends it: 2026-12-01T18:00. */
export function readSchoolMoment(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)$/.exec(stored) ?? []
  const isLocal = day && time && !Number.isNaN(Date.parse(stored))
  const moment = isLocal ? schoolMoment(day, time) : new Date(stored)
  const year = Number.isNaN(moment.getTime()) ? 0 : moment.getUTCFullYear()
  return year >= 1900 && year <= 2199 ? moment.toISOString() : undefined
}

/** The day and hour of the school, as `<input type="datetime-local">` wants it. */
export function typedMoment(stored: string | number): string {
  return schoolClockTime(new Date(stored)).slice(0, 16)
}
