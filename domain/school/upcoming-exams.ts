import type { SchoolDay } from '#domain/school-day.ts'
import type { ExamDate } from './lists/lists.ts'
import type { ShownExam } from './shown-lists.ts'

/** A day on which an exam will be held. */
export type UpcomingExam = Pick<ExamDate, 'id' | 'day' | 'deadline' | 'fee' | 'place'> & {
  /** Registration has ended. */
  isClosed: boolean
}

/** An exam with the days on which it will be held, the next first. */
export type ExamWithDates = ShownExam & { dates: UpcomingExam[] }

/** A day is shown until it is over. */
export const isOver = ({ day }: Pick<ExamDate, 'day'>, today: SchoolDay) => day < today

/** Only the next day, and the first day for which registration is open. */
export function nextDates({ dates, ...exam }: ExamWithDates): ExamWithDates {
  const open = dates.find(({ isClosed }) => !isClosed)
  return { ...exam, dates: dates.filter((date, index) => index === 0 || date === open) }
}

export function withDates(
  exams: readonly ShownExam[],
  dates: readonly ExamDate[],
  today: SchoolDay,
): ExamWithDates[] {
  const upcoming = dates
    .filter((date) => !isOver(date, today))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  return exams.map((exam) => ({
    ...exam,
    dates: upcoming
      .filter((date) => date.exam === exam.id)
      .map(({ id, day, deadline, fee, place }) => {
        const isClosed = deadline < today
        return { id, day, deadline, fee, place, isClosed }
      }),
  }))
}
