import type { Typed } from '#domain/fields/field.ts'
import { daysText, weekdayOf, weekdays } from '#domain/opening-hours.ts'
import { lessonDays } from '#domain/school/lesson-days.ts'
import { formatLongDay, isPlausibleDay, type SchoolDay } from '#domain/school-day.ts'
import type { Course, ListName } from './lists.ts'

/** What is wrong between fields that are each valid on their own, by input. `days`: what to choose instead. */
export type Mistakes = Partial<Record<string, { problem: string; days?: readonly SchoolDay[] }>>

type Known = { courses: readonly Pick<Course, 'id' | 'languages'>[] }

/** Over what was typed, complete or not: the form asks while one types, the server before it saves. */
export type ItemRule = (typed: Typed, known: Known) => Mistakes

/** Loaded by the form in the browser too, so nothing here imports what validates. */
export const itemRules: Partial<Record<ListName, ItemRule>> = {
  classes: (typed, known) => ({
    ...endMistake(typed),
    ...courseMistake(typed, known),
    ...firstDayMistake(typed),
  }),
  examDates: ({ deadline = '', day = '' }) =>
    day && deadline > day ? { deadline: { problem: 'O prazo não pode ser depois da prova.' } } : {},
}

function endMistake({ start, end }: Typed): Mistakes {
  if (!start || !end || end > start) return {}
  return { end: { problem: 'O fim precisa ser depois do começo.' } }
}

function courseMistake({ language, course }: Typed, { courses }: Known): Mistakes {
  const chosen = courses.find(({ id }) => String(id) === course)
  if (!chosen || !language || chosen.languages.some((one) => one === language)) return {}
  return { course: { problem: 'Este curso não ensina o idioma escolhido.' } }
}

function firstDayMistake({ firstDay = '', days = '' }: Typed): Mistakes {
  const chosen = weekdays.filter((day) => days.split(' ').includes(day))
  if (chosen.length === 0 || !isPlausibleDay(firstDay)) return {}
  const weekday = weekdayOf(firstDay)
  if (chosen.includes(weekday)) return {}
  const problem = `${formatLongDay(firstDay)} é ${daysText([weekday])}, e a turma é de ${daysText(chosen)}.`
  return { firstDay: { problem, days: lessonDays(firstDay, chosen, 3) } }
}
