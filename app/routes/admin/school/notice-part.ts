import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import { statusPath } from '#app/routes/admin/status/status-path.ts'
import { noticeWords, schoolWords } from '#content/admin.ts'
import { typedValues } from '#domain/fields/form.ts'
import { noticeFields, readNotice } from '#domain/school/site-notice.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { EditedPart, PartSource } from './edited-part.ts'
import { toSavedSchool } from './saved-school.ts'

/** The line above all pages: '/admin/escola/aviso'. */
export function noticePart({ latest, context }: PartSource): EditedPart {
  const page = 'aviso'
  let firstDay: string | null | undefined
  return {
    page,
    action: href('/admin/escola/aviso'),
    title: noticeWords.title,
    lead: noticeWords.changes,
    back: { to: href('/admin/escola'), label: schoolWords.back },
    ...(latest.notice?.text && { status: statusPath('aviso', 'atual') }),
    subject: noticeWords.title,
    fields: noticeFields,
    asked: askedFields(noticeFields, noticeWords.fields),
    stored: typedValues(noticeFields, latest.notice ?? {}),
    read: (typed, { now }) => {
      const { notice, problems } = readNotice(typed, now)
      if (Object.keys(problems).length > 0) return { problems }
      firstDay = notice?.firstDay
      const isSame = JSON.stringify(notice) === JSON.stringify(latest.notice)
      return { state: isSame ? null : { notice } }
    },
    savedText: ({ part, after }, input) =>
      part === 'notice' ? (typedValues(noticeFields, after ?? {})[input] ?? '') : null,
    saved: () => {
      const today = schoolDayOf(context.get(servicesContext).now())
      return firstDay && firstDay > today
        ? toSavedSchool(page, ['aviso-agendado', { dia: firstDay }])
        : toSavedSchool(page)
    },
  }
}
