import { daysAfter, type SchoolDay } from '#domain/school-day.ts'
import type { SchoolClass } from './lists/lists.ts'

/** A class leaves the site automatically this many days after its first day; the panel warns before. */
const shownDays = 14
const remindedDays = 7

type Dated = Pick<SchoolClass, 'firstDay' | 'stillOpen'>

export const hasBegun = ({ firstDay }: Dated, today: SchoolDay) => firstDay < today

/** The first day on which it is no longer on the site, unless it still takes students. */
export function leavesOn({ firstDay }: Pick<Dated, 'firstDay'>): SchoolDay {
  return daysAfter(firstDay, shownDays)
}

export function isOpen(one: Dated, today: SchoolDay): boolean {
  return one.stillOpen === true || today < leavesOn(one)
}

export const isFull = ({ vacancies }: Pick<SchoolClass, 'vacancies'>) => vacancies === 'full'

/** Upcoming classes, the soonest first; then those that have begun, the latest first; then the full ones likewise. */
export function openClasses<One extends Dated & Pick<SchoolClass, 'start' | 'vacancies'>>(
  classes: readonly One[],
  today: SchoolDay,
): One[] {
  const open = classes
    .filter((one) => isOpen(one, today))
    .toSorted((a, b) => compare(a.firstDay + a.start, b.firstDay + b.start))
  const begun = open.filter((one) => hasBegun(one, today))
  const inTime = [...open.filter((one) => !hasBegun(one, today)), ...begun.reverse()]
  return [...inTime.filter((one) => !isFull(one)), ...inTime.filter(isFull)]
}

/** The classes whose first day is within a week. */
export function beginningClasses<
  One extends Pick<Dated, 'firstDay'> & { hidden?: true | undefined },
>(classes: readonly One[], today: SchoolDay): One[] {
  const last = daysAfter(today, remindedDays)
  return classes.filter(({ firstDay, hidden }) => !hidden && firstDay >= today && firstDay <= last)
}

/** The classes that leave the site within a week. */
export function leavingClasses<One extends Dated & { hidden?: true | undefined }>(
  classes: readonly One[],
  today: SchoolDay,
): One[] {
  return classes.filter(
    (one) =>
      !one.hidden &&
      !one.stillOpen &&
      isOpen(one, today) &&
      today >= daysAfter(leavesOn(one), -remindedDays),
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
