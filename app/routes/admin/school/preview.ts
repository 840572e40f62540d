import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { mergedForm } from '#app/routes/admin/forms/edit-answer.ts'
import { schoolWords } from '#content/admin.ts'
import type { Problems } from '#domain/fields/form.ts'
import { withState } from '#domain/school/school-document.ts'
import type { Route } from './+types/preview'
import type { EditedPart } from './edited-part.ts'
import { partAt, placeOf } from './part-at.ts'
import { noPreview, previewPage } from './preview-page.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/escola'))

/** The page of the site with what is typed in a form (`de`). */
export const action = acting(
  async ({ request, url, context }: Route.ActionArgs) => {
    const { school, now } = context.get(servicesContext)
    const edited = URL.parse(url.searchParams.get('de') ?? '/', url)
    if (!edited) return noPreview([schoolWords.unknownGroup.text], 400)
    const latest = await school.latest()
    const part = partAt(edited, latest, context)
    if (!part) return redirect(href('/admin/escola'))
    const form = await request.formData()
    const { typed } = mergedForm(form, part.fields, part.stored)
    // In a preview, samples count as the school's own.
    const confirmed = Object.keys(part.fields)
    const reading = part.read(typed, { now: now(), confirmed })
    if ('problems' in reading) return noPreview(namedProblems(reading.problems, part), 400)
    if ('message' in reading) return noPreview([reading.message.text], 400)
    const document = withState(latest.document, reading.state ?? {})
    return previewPage(placeOf(part.page) ?? '/', { document }, context)
  },
  () => noPreview([schoolWords.notSaved], 503),
)

function namedProblems(problems: Problems, { asked }: EditedPart): string[] {
  return Object.entries(problems).map(([name, problem]) => {
    const label = asked.find((field) => field.name === name)?.label
    return label ? `${label}: ${problem}` : String(problem)
  })
}
