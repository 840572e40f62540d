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

/** The next day, and the first one after it for which registration is open, or else the one after it. */
export function foremostDates(dates: readonly UpcomingExam[]): UpcomingExam[] {
  const [next, ...later] = dates
  const second = later.find(({ isClosed }) => !isClosed) ?? later[0]
  return [next, second].filter((date) => date !== undefined)
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
