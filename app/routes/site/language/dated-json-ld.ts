import type { Site } from '#app/page-meta.ts'
import { placeJsonLd } from '#app/place-json-ld.ts'
import type { OpenClass } from '#app/routes/site/classes/load-open-classes.ts'
import { calendarWords } from '#content/calendar.ts'
import { className } from '#content/school-lists/class-words.ts'
import { weekdayJsonLd } from '#domain/opening-hours.ts'
import { isFree } from '#domain/price.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'
import { schoolZone } from '#domain/school-day.ts'

const courseModes = { presencial: 'Onsite', online: 'Online', hibrido: 'Blended' }

const availabilities = { free: 'InStock', few: 'LimitedAvailability', full: 'SoldOut' }

/** A class in schema.org's words. Its price is left out: 'R$ 320 por mês' is no total. */
export function classJsonLd(one: OpenClass, { siteUrl, school }: Site) {
  const { id, title, days, start, end, firstDay, modality, teacherName, vacancies = 'free' } = one
  return {
    '@type': 'CourseInstance',
    '@id': `${siteUrl}/cursos/turmas#turma-${id}`,
    name: `${className(one)} (${title})`,
    courseMode: courseModes[modality],
    startDate: firstDay,
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: weekdayJsonLd(days).map((day) => `https://schema.org/${day}`),
      startDate: firstDay,
      startTime: start,
      endTime: end,
      scheduleTimezone: schoolZone,
    },
    offers: {
      '@type': 'Offer',
      category: one.price && isFree(one.price) ? 'Free' : 'Paid',
      availability: `https://schema.org/${availabilities[vacancies]}`,
    },
    ...(teacherName && { instructor: { '@type': 'Person', name: teacherName } }),
    ...(modality !== 'online' && { location: placeJsonLd(one.place, school) }),
  }
}

/** The dates of an exam. Search engines refuse an event without a place, so a date without one is left out. */
export function examJsonLd(exam: ExamWithDates, { siteUrl, school }: Site, url: string) {
  return exam.dates.flatMap(({ day, deadline, fee, place }) => {
    if (!place) return []
    const { title, text } = calendarWords.exam(exam.name, { deadline, fee })
    return [
      {
        '@type': 'Event',
        name: title,
        description: text,
        startDate: day,
        endDate: day,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: placeJsonLd(place, school),
        organizer: { '@type': 'EducationalOrganization', name: school.name, url: `${siteUrl}/` },
        url,
      },
    ]
  })
}
