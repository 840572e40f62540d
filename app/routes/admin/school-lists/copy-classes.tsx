import { data, Form, href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import type { EditAnswer } from '#app/routes/admin/forms/edit-answer.ts'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { copyClassesWords as words } from '#content/school-lists/copy-classes.ts'
import { listPageWords, wordsOf } from '#content/school-lists/words.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { classesToCopy, proposed, readPeriod, withCopies } from '#domain/school/next-period.ts'
import { copiedFields } from '#domain/school/period-form.ts'
import { withState } from '#domain/school/school-document.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/copy-classes'
import { CopiesForm } from './copies-form.tsx'
import { listPath } from './list-paths.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

const { path: listed, back, title: subject, nameOf } = wordsOf('classes')

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const { school, now } = context.get(servicesContext)
  const latest = await school.latest()
  const classes = classesToCopy(latest).toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  const asked = Object.fromEntries(url.searchParams)
  const period = 'inicio' in asked ? readPeriod(url.searchParams, schoolDayOf(now())) : null
  return {
    asked,
    problems: period && 'problems' in period ? period.problems : {},
    classes: classes.map((one) => ({
      id: one.id,
      name: nameOf(one, latest),
      days: one.days,
      about: words.today(one),
    })),
    table:
      period && !('problems' in period) && classes.length > 0 ? proposed(classes, period) : null,
    action: href('/admin/escola/turmas/copiar') + url.search,
  }
})

export async function action({ request, context }: Route.ActionArgs) {
  const { school, now } = context.get(servicesContext)
  const form = await request.formData()
  const values = submittedValues(form, [...new Set(form.keys())])
  const refuse = (answer: EditAnswer, status = 400) =>
    data<EditAnswer>({ values, ...answer }, status)
  if (!values[copiedFields]) return refuse({ message: { kind: 'warning', ...words.noneTicked } })
  let count = 0
  const saving = changeSchool<EditAnswer | null>(school, authorOf(context), (latest) => {
    const copied = withCopies(latest, values, now())
    if (copied === 'full') {
      const title = listPageWords.tooManyTitle
      return { refusal: { message: { kind: 'warning', title, text: words.tooMany } } }
    }
    if ('problems' in copied) return { refusal: { problems: copied.problems } }
    count = copied.added
    if (count === 0) return { refusal: null }
    return {
      document: withState(latest.document, { classes: copied.classes }),
      change: { kind: 'school', subject },
    }
  })
  const outcome = await orStoreFault(saving, context)
  if (isStoreFault(outcome)) {
    return refuse({ failure: faultMessage(outcome, 'Erro ao Salvar') }, 503)
  }
  if (!('saved' in outcome)) {
    return outcome.refusal ? refuse(outcome.refusal) : redirectDocument(listPath(listed))
  }
  logChange(context, outcome.saved)
  const flash = { n: String(count), lista: listed, mudanca: outcome.saved.id }
  return redirectDocument(withFlash(listPath(listed), 'turmas-copiadas', flash))
}

export default function CopyClasses({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, problems, classes, table, action } = loaderData
  const shared = { values: asked, problems }
  return (
    <Page title={words.title} lead={words.lead} back={{ to: listPath(listed), label: back }}>
      {classes.length === 0 ? (
        <p className="bubble mt-6 bg-well p-6 text-soft">{words.none}</p>
      ) : (
        <Form className="bubble mt-6 grid max-w-3xl grid-cols-1 gap-6 border border-line bg-surface p-5 *:grid-cols-1 sm:grid-cols-2 md:p-8">
          <Field name="inicio" {...words.from} {...shared} type="date" required />
          <Field name="reajuste" {...words.percent} {...shared} inputMode="decimal" />
          <button
            type="submit"
            className={buttonClass(table ? 'secondary' : 'primary', 'sm:justify-self-start')}
          >
            {table ? words.rebuild : words.build}
          </button>
        </Form>
      )}
      {table && <CopiesForm {...{ action, classes, table }} answer={actionData} />}
    </Page>
  )
}
