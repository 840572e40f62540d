import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf } from '#app/routes/admin/changes/record-change.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { noticeWords, schoolWords } from '#content/admin.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { withState } from '#domain/school/school-document.ts'
import { noticeFields, readNoticeForm, typedNotice } from '#domain/school/site-notice.ts'
import { maxNoticeLength } from '#domain/school/text-limits.ts'
import { plausibleDays, schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-notice'
import {
  changedElsewhere,
  formAnswer,
  nothingToSave,
  refuse,
  toSavedSchool,
} from './saved-school.ts'
import { SchoolForm } from './school-form.tsx'

export const handle: RouteHandle = { form: true }

const page = 'aviso'

export async function loader({ context }: Route.LoaderArgs) {
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const stored = typedNotice(latest.notice)
  return { failure: null, stored, version: JSON.stringify(stored) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { school, now } = context.get(servicesContext)
  const form = await request.formData()
  const values = submittedValues(form, noticeFields)
  const today = schoolDayOf(now())
  const reading = readNoticeForm(form, today)

  const outcome = changeSchool(school, authorOf(context), (latest) => {
    if (!reading.ok) return refuse({ problems: reading.problems }, 400)
    const { notice } = reading
    const version = JSON.stringify(typedNotice(latest.notice))
    if (form.get('antes') !== version) {
      const elsewhere = savedElsewhere(form.get('antes'), values, typedNotice(latest.notice))
      return refuse({ message: changedElsewhere, version, elsewhere }, 409)
    }
    if (version === JSON.stringify(typedNotice(notice))) return refuse({ message: nothingToSave })
    return {
      document: withState(latest.document, { notice }),
      change: { kind: 'school', subject: noticeWords.title },
    }
  })
  return formAnswer({ values, context }, outcome, () => {
    const firstDay = reading.ok ? reading.notice?.firstDay : null
    return firstDay && firstDay > today
      ? toSavedSchool(page, ['aviso-agendado', { dia: firstDay }])
      : toSavedSchool(page)
  })
}

export default function EditNotice({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin/escola')}>{schoolWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{noticeWords.title}</h1>
        <p className="mt-3 max-w-3xl text-lead text-soft">{noticeWords.changes}</p>
        <SchoolForm
          action={href('/admin/escola/aviso')}
          page={page}
          fields={noticeFields}
          stored={loaderData.stored}
          version={loaderData.version}
          result={actionData}
        >
          {(shared) => (
            <>
              <Field
                name="text"
                label={noticeWords.text}
                hint={noticeWords.textHint}
                limit={maxNoticeLength}
                {...shared}
              />
              <Field
                name="link"
                label={noticeWords.link}
                hint={noticeWords.linkHint}
                inputMode="url"
                {...shared}
              />
              <Field
                name="firstDay"
                label={noticeWords.firstDay}
                hint={noticeWords.firstDayHint}
                type="date"
                max={plausibleDays.last}
                {...shared}
              />
              <Field
                name="lastDay"
                label={noticeWords.lastDay}
                hint={noticeWords.lastDayHint}
                type="date"
                max={plausibleDays.last}
                {...shared}
              />
            </>
          )}
        </SchoolForm>
      </main>
    </>
  )
}
