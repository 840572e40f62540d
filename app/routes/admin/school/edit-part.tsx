import { data, href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { type DialogMessage, faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import {
  type EditAnswer,
  mergedForm,
  othersChanges,
  questionOf,
} from '#app/routes/admin/forms/edit-answer.ts'
import { EditForm } from '#app/routes/admin/forms/edit-form.tsx'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { itemPart } from '#app/routes/admin/school-lists/item-part.ts'
import { listOfPath } from '#app/routes/admin/school-lists/list-of-path.ts'
import { listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { StatusLink } from '#app/routes/admin/status/status-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { othersChangeWords } from '#content/changes/others-change.ts'
import type { Typed } from '#domain/fields/field.ts'
import { submitted } from '#domain/fields/form.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { confirmField } from '#domain/school/confirm-field.ts'
import { itemRules } from '#domain/school/lists/item-rules.ts'
import { withState } from '#domain/school/school-document.ts'
import type { LatestSchool } from '#domain/school/school-in-use.ts'
import { undoableSchoolChanges } from '#domain/school/undo-in-school.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-part'
import type { EditedPart } from './edited-part.ts'
import { factsPart } from './facts-part.ts'
import { firstDayPart } from './first-day-part.ts'
import { noticePart } from './notice-part.ts'
import { placeOf } from './part-at.ts'
import { draftKeyOf } from './saved-school.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async (given: Route.LoaderArgs) => {
  const part = partOf(given, await given.context.get(servicesContext).school.latest())
  if (!part) throw redirectDocument(notFoundPath(given))
  const { page, action, title, lead, back, later, status } = part
  const { asked, stored, initial, ruled } = part
  const shown = { ...initial, ...stored }
  return {
    page,
    action,
    title,
    lead,
    back,
    later,
    status,
    asked,
    shown,
    version: versionOf(stored),
    ruled,
    previewPath: previewOf(part),
  }
})

export async function action(given: Route.ActionArgs) {
  const { request, context } = given
  const { school, changes, now } = context.get(servicesContext)
  const form = await request.formData()
  const confirmed = form.getAll(confirmField).map(String)
  let saved = (): Response | undefined => undefined
  const saving = changeSchool<Refusal | 'unchanged' | null>(school, authorOf(context), (latest) => {
    const part = partOf(given, latest)
    // Somebody deleted it: what was typed stays on the page.
    if (!part) return { refusal: null }
    const values = { ...submitted(form, part.fields), [confirmField]: confirmed.join(' ') }
    const refuse = (answer: EditAnswer, status = 200, both: Typed = {}) => ({
      refusal: { part, both, status, answer: { values, ...answer } },
    })
    const merge = mergedForm(form, part.fields, part.stored)
    const reading = part.read(merge.typed, { now: now(), confirmed })
    if ('problems' in reading) return refuse({ problems: reading.problems }, 400)
    const question = questionOf(merge, part.stored, changedElsewhere)
    if (question) {
      const { both, ...answer } = question
      return refuse({ ...answer, values: { ...values, ...question.values } }, 409, both)
    }
    if ('message' in reading) return refuse({ message: reading.message }, 400)
    saved = part.saved
    if (!reading.state) {
      return part.later ? { refusal: 'unchanged' } : refuse({ message: nothingToSave })
    }
    return {
      document: withState(latest.document, reading.state),
      change: { kind: 'school', subject: part.subject },
    }
  })
  const outcome = await orStoreFault(saving, context)
  const values = submittedValues(form, [...new Set(form.keys())])
  if (isStoreFault(outcome)) {
    const failure = faultMessage(outcome, 'Erro ao Salvar')
    return data<EditAnswer>({ values, failure }, { status: 503 })
  }
  if ('saved' in outcome) {
    logChange(context, outcome.saved)
    return saved()
  }
  // Nothing to save: continue with the next part.
  if (outcome.refusal === 'unchanged') return saved()
  if (!outcome.refusal) {
    const { title, text } = listOfPath(given.pattern).words.notFound
    const deleted = `${text} ${schoolWords.deletedMeanwhile}`
    const message: DialogMessage = { kind: 'warning', title, text: deleted }
    return data<EditAnswer>({ values, message }, { status: 409 })
  }
  const { part, both, answer, status } = outcome.refusal
  const newest = status === 409 ? await changes.ofSchool(undoableSchoolChanges) : []
  const others = othersChanges(both, newest, part.savedText)
  return data<EditAnswer>({ ...answer, others }, { status })
}

type Refusal = { part: EditedPart; both: Typed; answer: EditAnswer; status: number }

type Given = Route.LoaderArgs | Route.ActionArgs

/** The part that the URL is about. Null: an item that does not exist. */
function partOf({ pattern, params, url, context }: Given, latest: LatestSchool): EditedPart | null {
  const { itemId, grupo, pergunta } = params as Record<string, string | undefined>
  const source = { latest, context }
  if (pergunta !== undefined) return firstDayPart(pergunta, source)
  if (itemId === undefined) return grupo ? factsPart(grupo, source) : noticePart(source)
  return itemPart(listOfPath(pattern), itemId, url.searchParams, source)
}

/** Null: no page shows it. */
function previewOf({ page, action }: EditedPart): string | null {
  const place = placeOf(page)
  if (place === null) return null
  const [, hash = ''] = place.split('#')
  return `${href('/admin/como-fica')}?${new URLSearchParams({ de: action })}#${hash}`
}

function notFoundPath({ pattern }: Given): string {
  const { path } = listOfPath(pattern).words
  return withFlash(listPath(path), 'item-nao-encontrado', { lista: path })
}

const changedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Dados Alterados',
  text: othersChangeWords.text,
}

const nothingToSave: DialogMessage = {
  kind: 'info',
  title: 'Nada a Salvar',
  text: schoolWords.nothingToSave,
}

export default function EditPart({ loaderData, actionData }: Route.ComponentProps) {
  const { page, action, title, lead, back, later, status } = loaderData
  const { asked, shown, version, ruled, previewPath } = loaderData
  const rule = ruled && itemRules[ruled.list]
  return (
    <Page title={title} lead={lead ?? undefined} back={back}>
      {status && <StatusLink to={status} />}
      <EditForm
        key={page}
        action={action}
        draftKey={draftKeyOf(page)}
        asked={asked}
        stored={shown}
        version={version}
        answer={actionData}
        previewPath={previewPath ?? undefined}
        rule={rule && ((typed) => rule(typed, ruled.known))}
      />
      {later && (
        <p className="mt-4 max-w-3xl">
          <ButtonLink to={later.to} variant="quiet">
            {later.label}
          </ButtonLink>
        </p>
      )}
    </Page>
  )
}
