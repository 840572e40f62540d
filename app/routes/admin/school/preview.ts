import { href, redirect } from 'react-router'
import { renderPageContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { mergedForm } from '#app/routes/admin/forms/edit-answer.ts'
import { previewWords, schoolWords } from '#content/admin.ts'
import { schoolDefaults } from '#content/school.ts'
import { withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import type { Route } from './+types/preview'
import { partAt, placeOf } from './part-at.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/escola'))

/** The page of the site with what is typed in a form (`de`), for whoever typed it alone. Nothing is stored or cached. */
export const action = acting(
  async ({ request, url, context }: Route.ActionArgs) => {
    const { school, now } = context.get(servicesContext)
    const edited = new URL(url.searchParams.get('de') ?? '/', url)
    const latest = await school.latest()
    const part = partAt(edited, latest, context)
    if (!part) return redirect(href('/admin/escola'))
    const form = await request.formData()
    const { typed } = mergedForm(form, part.fields, part.stored)
    // Typed to be seen, a sample is as good as the school's own.
    const confirmed = Object.keys(part.fields)
    const reading = part.read(typed, { now: now(), confirmed })
    if ('problems' in reading) return said(Object.values(reading.problems).join(' '), 400)
    if ('message' in reading) return said(reading.message.text, 400)
    const document = withState(latest.document, reading.state ?? {})
    const shown = schoolInUse(document, schoolDefaults)
    const page = part.page === 'aviso' ? shown : { ...shown, notice: previewNotice }
    return context.get(renderPageContext)(placeOf(part.page) ?? '/', page)
  },
  () => said(schoolWords.notSaved, 503),
)

const previewNotice = { text: previewWords.notice, link: null, firstDay: null, lastDay: null }

function said(text: string, status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${previewWords.problem} ${text}`, { status, headers })
}
