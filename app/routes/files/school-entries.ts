import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventPlaceLine } from '#app/event-place-line.ts'
import { calendarWords as words } from '#content/calendar.ts'
import type { CalendarEntry } from '#domain/icalendar.ts'
import { classEntry, examEntry, firstDayInCalendar } from '#domain/school/calendar.ts'
import { schoolDayOf } from '#domain/school-day.ts'

/**
 * The first lessons of classes and the exam dates. Items have no date of change, so all of them get that of the
 * newest change. `isWanted`: by name, 'turma-5' or 'prova-2'. Nothing is read from a store if none is.
 */
export async function schoolEntries(
  context: Readonly<RouterContextProvider>,
  isWanted: (name: string) => boolean = () => true,
): Promise<CalendarEntry[]> {
  const { school, changes, siteUrl, now } = context.get(servicesContext)
  const shown = await school.shown()
  const since = firstDayInCalendar(schoolDayOf(now()))
  const wantedClasses = shown.classes.filter(
    ({ id, firstDay }) => firstDay >= since && isWanted(`turma-${id}`),
  )
  const wantedDates = shown.examDates.filter(
    ({ id, day }) => day >= since && isWanted(`prova-${id}`),
  )
  if (wantedClasses.length + wantedDates.length === 0) return []
  const [{ revision }, [newest]] = await Promise.all([school.latest(), changes.ofSchool(1)])
  const changed = { at: newest && new Date(newest.at), sequence: revision }
  const { hostname } = new URL(siteUrl)
  const classes = wantedClasses.map((one) =>
    classEntry(one, hostname, {
      ...words.firstLesson(one, shown.facts.name),
      place: one.modality === 'online' ? words.online : eventPlaceLine(one.place, shown.facts),
      url: siteUrl + href(`/cursos/${one.language}`),
      changed,
    }),
  )
  const exams = wantedDates.flatMap((date) => {
    const exam = shown.exams.find(({ id }) => id === date.exam)
    if (!exam) return []
    const { title, text } = words.exam(exam.name, date)
    const place = date.place ? eventPlaceLine(date.place, shown.facts) : ''
    const url = siteUrl + href(`/cursos/${exam.language}`)
    return [examEntry(date, hostname, { title, text, place, url, changed })]
  })
  return [...classes, ...exams]
}
