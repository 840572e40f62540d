import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { type DialogMessage, faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import {
  type EditAnswer,
  mergedForm,
  othersChanges,
  questionOf,
  type SavedText,
} from '#app/routes/admin/forms/edit-answer.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { StatusLink } from '#app/routes/admin/status/status-link.tsx'
import { statusPath } from '#app/routes/admin/status/status-path.ts'
import { adminWords, eventFieldWords, eventFormWords } from '#content/admin.ts'
import { othersChangeWords } from '#content/changes/others-change.ts'
import { visibilityWords } from '#content/visibility.ts'
import { type ChosenVisibility, changeVisibility } from '#domain/events/change-visibility.ts'
import type { EventDraft, EventSummary } from '#domain/events/event.ts'
import { eventForm } from '#domain/events/event-fields.ts'
import { readEventForm, typedEvent } from '#domain/events/event-form.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { isForEveryone } from '#domain/events/visibility.ts'
import { submitted } from '#domain/fields/form.ts'
import { versionOf } from '#domain/fields/merge.ts'
import { busyFault, isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-event'
import { EventForm } from './event-form.tsx'
import { findEvent } from './find-event.ts'
import { makeMissingLink } from './make-link.ts'
import { openingPath } from './opening.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const stored = typedEvent(await findEvent(params.eventoId, context))
  const asked = askedFields(eventForm, eventFieldWords)
  return { asked, stored, version: versionOf(stored) }
})

export async function action({ request, params: { eventoId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const saved = await orStoreFault(saveEvent(eventoId, form, context), context)
  if (!isStoreFault(saved)) return saved
  const failure = faultMessage(saved, 'Erro ao Salvar Evento')
  return answer({ values: submitted(form, eventForm), failure }, 503)
}

const maxAttempts = 5

/** Retries if somebody else saves between the read and the write. */
async function saveEvent(id: string, form: FormData, context: Context) {
  const services = context.get(servicesContext)
  const events = recordedEvents(context)
  const publicNow = services.clock.publicNow()
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const event = await findEvent(id, context)
    const stored = typedEvent(event)
    const merge = mergedForm(form, eventForm, stored)
    const known = { now: services.now(), words: visibilityWords, site: services, event }
    const reading = readEventForm(merge.typed, known)
    const values = submitted(form, eventForm)
    if (!reading.ok) return answer({ values, problems: reading.problems }, 400)
    const opening = openingIn(reading.draft, event)
    const { visibilidade, publicarEm } = event
    const draft = opening ? { ...reading.draft, visibilidade, publicarEm } : reading.draft
    const question = questionOf(merge, stored, changedElsewhere)
    if (question) {
      const { both, ...asked } = question
      const changes = await services.changes.before(null, changesSearched)
      const ofEvent = changes.filter((change) => change.event === id)
      return answer({ ...asked, others: othersChanges(both, ofEvent, savedText) }, 409)
    }
    const seen = eventVersion(event)
    const isSame = seen === eventVersion(draft)
    if (isSame && !opening) return answer({ values, message: nothingToSave })
    const outcome = isSame ? 'updated' : await events.update(id, draft, seen)
    if (outcome === 'updated') {
      const opened = opening && (await changeVisibility(id, opening, events, { publicNow }))
      if (opened && opened !== 'changed') {
        return redirect(openingPath(id, opening, isSame ? undefined : 'editado'))
      }
      // A link that was withdrawn stays withdrawn while nobody changes who sees the event.
      const isNewForFamilies = event.visibilidade !== 'familias'
      const next =
        isNewForFamilies && (await makeMissingLink(id, context))
          ? href('/admin/evento/:eventoId/familias', { eventoId: id })
          : href('/admin')
      return redirect(withFlash(next, 'evento-salvo', { evento: id }))
    }
  }
  throw busyFault()
}

/** The visibility that is changed in a step of its own, because photos are not opened to everyone without a question. */
function openingIn(draft: EventDraft, event: EventSummary): ChosenVisibility | null {
  const { visibilidade = event.visibilidade, publicarEm } = draft
  const chosen = { visibilidade, ...(publicarEm && { publicarEm }) }
  const isSame = visibilidade === event.visibilidade && publicarEm === event.publicarEm
  return isForEveryone(chosen) && !isSame ? chosen : null
}

const savedText: SavedText = ({ part, after }, input) =>
  part === input ? String(after ?? (part === 'visibilidade' ? 'todos' : '')) : null

/** How many of the newest records are searched for somebody's recent change. */
const changesSearched = 50

function answer(result: EditAnswer, status = 200) {
  return data(result, { status })
}

const changedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Evento Alterado',
  text: othersChangeWords.text,
}

const nothingToSave: DialogMessage = {
  kind: 'info',
  title: 'Nada a Salvar',
  text: eventFormWords.nothingToSave,
}

type Context = Readonly<RouterContextProvider>

export default function EditEvent({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Page title={eventFormWords.editTitle} back={{ to: href('/admin'), label: adminWords.back }}>
      <StatusLink to={statusPath('evento', params.eventoId)} />
      <EventForm
        action={href('/admin/evento/:eventoId/editar', { eventoId: params.eventoId })}
        draftKey={params.eventoId}
        asked={loaderData.asked}
        stored={loaderData.stored}
        version={loaderData.version}
        answer={actionData}
      />
    </Page>
  )
}
