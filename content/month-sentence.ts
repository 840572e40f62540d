import type { Items, SchoolClass } from '#domain/school/lists/lists.ts'
import { isFull, isOpen } from '#domain/school/open-classes.ts'
import { monthNames, type SchoolDay } from '#domain/school-day.ts'
import { askedSubjects } from '#domain/statistics/asked-subjects.ts'
import type { DayCounts } from '#domain/statistics/statistics.ts'
import { className, classTimes } from './school-lists/class-words.ts'
import { statisticsWords } from './statistics.ts'

/** What the school can do about the numbers of a month, and where. */
export type MonthSentence = { text: string; part: 'turmas' | 'cursos'; item: string }

export const monthWords = {
  open: { turmas: 'Abrir a turma', cursos: 'Abrir o curso' },
}

type Known = Pick<Items, 'classes' | 'courses'> & { month: string; today: SchoolDay }

/** Fewer presses may be one person's. */
const fewest = 3

/** Null if too little was asked for, or only for what is no longer there. */
export function monthSentence(
  days: readonly DayCounts[],
  { month, today, classes, courses }: Known,
): MonthSentence | null {
  const asked = askedSubjects(days.filter(({ day }) => day.startsWith(month))).filter(
    ({ times }) => times >= fewest,
  )
  const name = monthNames[Number(month.slice(5)) - 1] ?? ''
  const { times: timesText } = statisticsWords
  for (const { id, times } of asked.filter(({ kind }) => kind === 'turma')) {
    const found = classes.find((one) => one.id === id)
    if (!found) continue
    const what = `${className(found)}, ${classTimes(found)}`
    const text = `Em ${name}, a turma mais pedida pelo WhatsApp foi ${what}: ${timesText(times)}. ${advice(found, today)}`
    return { text, part: 'turmas', item: String(id) }
  }
  for (const { id, times } of asked.filter(({ kind }) => kind === 'curso')) {
    const found = courses.find((one) => one.id === id)
    if (!found || classes.some((one) => one.course === id && takesStudents(one, today))) continue
    const text = `Em ${name}, o curso “${found.title}” foi pedido ${timesText(times)} pelo WhatsApp, e não há turma aberta. Vale abrir uma.`
    return { text, part: 'cursos', item: String(id) }
  }
  return null
}

const takesStudents = (one: SchoolClass, today: SchoolDay) =>
  isOpen(one, today) && !isFull(one) && !one.hidden

function advice(one: SchoolClass, today: SchoolDay): string {
  if (isFull(one)) return 'Ela está lotada: vale abrir outra.'
  if (!isOpen(one, today)) return 'Ela já saiu do site: vale abrir outra.'
  if (one.hidden) return 'Ela está escondida: vale mostrá-la no site.'
  if (one.vacancies === 'few') return 'Ela tem poucas vagas: vale preparar outra.'
  return 'Ela ainda tem vagas: vale divulgá-la.'
}
