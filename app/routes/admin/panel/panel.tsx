import { useEffect, useState } from 'react'
import { data, href, type RouterContextProvider, redirect, useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { EventForm } from '#app/routes/admin/event/event-form.tsx'
import { makeMissingLink } from '#app/routes/admin/event/make-link.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import { hasDraft } from '#app/routes/admin/forms/draft-storage.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { openQuestions } from '#app/routes/admin/school/first-day-part.ts'
import { LeftToPublishList } from '#app/routes/admin/school/left-to-publish-list.tsx'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { eventFieldWords, listed, panelWords } from '#content/admin.ts'
import { backupLine } from '#content/backup.ts'
import { binWords } from '#content/bin.ts'
import { clockWords } from '#content/clock.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import { consentWithdrawalWords, visibilityWords } from '#content/visibility.ts'
import { firstAccountOf } from '#domain/admin/account-store.ts'
import type { EventDraft } from '#domain/events/event.ts'
import { eventForm } from '#domain/events/event-fields.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import type { Visibility } from '#domain/events/visibility.ts'
import type { AskedField } from '#domain/fields/control.ts'
import { submitted } from '#domain/fields/form.ts'
import { lacksContact } from '#domain/school/shown-school.ts'
import { formatLongDay, schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/panel'
import { EventRow } from './event-row.tsx'
import { leavingClassLines } from './leaving-classes.tsx'
import { panelMarks, seenBy } from './panel-marks.ts'
import { PanelNotices } from './panel-notices.tsx'
import { recoveryLine } from './recovery-line.ts'
import { weekLine } from './week-line.ts'

export const handle: RouteHandle = { form: true }

const eventsPerPage = 30
const newEventDraft = 'novo'

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext)
  const { events, admin, photoUrls, school, siteUrl, now, clock } = services
  const { isShortOfSpace, isBinLargerThanFree, backup } = services
  const me = currentAdmin(context).id
  const accounts = await admin.accounts.all()
  const account = accounts.find(({ id }) => id === me) ?? null
  const schoolNow = await school.current()
  const page = readPageNumber(url.searchParams.get('pagina'))
  const found = await events.page(pageSlice(page, eventsPerPage))
  const marks = await panelMarks(context)
  const pages = pageCount(found.total, eventsPerPage)
  const doubt = clock.doubt()
  const backupState = backup ? backupLine(await backup()) : null
  if (page > pages) throw redirect(href('/admin'))
  return {
    asked: askedFields(eventForm, eventFieldWords),
    left: leftToPublish({
      school: schoolNow,
      siteUrl,
      today: schoolDayOf(now()),
      account: firstAccountOf(accounts),
      viewer: me,
    }),
    hasQuestions: openQuestions(schoolNow.sampleFacts).length > 0,
    leftPutAway: account?.leftPutAway ?? false,
    notices: {
      lacksContact: lacksContact(schoolNow, siteUrl),
      clockDoubt: doubt && clockWords.doubt(doubt),
      alarms: [
        ...((await isShortOfSpace()) ? [urgent(panelWords.shortOfSpace)] : []),
        ...(backupState?.urgent ? [urgent(backupState.text)] : []),
        ...((await isBinLargerThanFree()) ? [{ text: binWords.outgrown, isUrgent: false }] : []),
        ...marks.ending.map(({ nome, at }) => {
          const day = formatLongDay(schoolDayOf(new Date(at)))
          return urgent(consentWithdrawalWords.endingSoon(`“${nome}”`, day))
        }),
      ],
      leavingClasses: leavingClassLines(schoolNow, schoolDayOf(now())),
      recovery: recoveryLine(account, now()),
      week: await weekLine(services),
      oldConsents:
        marks.oldConsents.length > 0 ? consentWithdrawalWords.old(listed(marks.oldConsents)) : null,
    },
    newEvents: schoolNow.facts.newEvents,
    backup: backupState?.urgent ? null : backupState?.text,
    events: found.events.map((event) => ({
      ...eventView(event, photoUrls),
      seenBy: seenBy(event, marks.exposed.get(event.id), clock.publicNow()),
      waiting: marks.waiting.get(event.id) ?? 0,
    })),
    total: found.total,
    page,
    pages,
    submissionId: admin.newToken(),
  }
}, 'Erro ao Carregar Eventos')

const urgent = (text: string) => ({ text, isUrgent: true })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = submitted(form, eventForm)
  const services = context.get(servicesContext)
  const { now } = services
  const known = { now: now(), words: visibilityWords, site: services }
  const reading = readEventForm(values, known)
  if (!reading.ok) return data({ values, problems: reading.problems }, { status: 400 })
  const submission = readSubmissionId(form.get('envio'))
  const created = await orStoreFault(createEvent(reading.draft, submission, context), context)
  if (isStoreFault(created)) {
    const failure = faultMessage(created, 'Erro ao Criar Evento')
    return data({ values, problems: {}, failure }, { status: 503 })
  }
  return redirect(withFlash(href('/admin'), 'evento-criado', { evento: created.id }))
}

/** Creates the family link at once: an event for families is of no use without it. */
async function createEvent(
  draft: EventDraft,
  submission: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const { clock } = context.get(servicesContext)
  const created = await recordedEvents(context).create(draft, clock.now(), submission)
  await makeMissingLink(created.id, context)
  return created
}

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { left, leftPutAway, hasQuestions } = loaderData
  const leftList = (
    <LeftToPublishList left={left} hasQuestions={hasQuestions} isPutAway={leftPutAway} />
  )
  return (
    <>
      <main className="frame py-8 md:py-12">
        <PanelNotices {...loaderData.notices} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="lista-titulo" tabIndex={-1} className="text-heading">
            {panelWords.title}
          </h1>
          <p role="status" className="text-lead text-soft">
            {panelWords.count(loaderData.total)}
          </p>
        </div>
        <NewEvent
          actionData={actionData}
          asked={loaderData.asked}
          submissionId={loaderData.submissionId}
          visibility={loaderData.newEvents}
        />
        {!leftPutAway && leftList}
        <EventRows {...loaderData} />
        {leftPutAway && leftList}
      </main>
      <FlashMessage returnFocusTo="lista-titulo" />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function EventRows({ events, total, page, pages, backup }: Loaded) {
  return (
    <>
      <ul className="mt-8 grid grid-cols-1 gap-4">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {total === 0 && <p className="bubble mt-4 bg-well p-6 text-soft">{panelWords.empty}</p>}
      <PageLinks
        page={page}
        pages={pages}
        label={panelWords.pages}
        previous={panelWords.newer}
        next={panelWords.older}
        positionLabel={panelWords.place}
        pathOf={(number) => `${href('/admin')}?pagina=${number}`}
      />
      {backup && <p className="mt-8 text-small text-soft">{backup}</p>}
    </>
  )
}

type NewEventProps = {
  actionData: Route.ComponentProps['actionData']
  asked: readonly AskedField[]
  submissionId: string
  visibility: Visibility
}

function NewEvent({ actionData, asked, submissionId, visibility }: NewEventProps) {
  const [search] = useSearchParams()
  const [open, setOpen] = useState(actionData !== undefined)
  const saved = search.get('aviso') === 'evento-criado'

  useEffect(() => {
    if (saved) setOpen(false)
    else if (hasDraft(newEventDraft)) setOpen(true)
  }, [saved])

  return (
    <details className="mt-6" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={buttonClass('primary', 'cursor-pointer list-none')}>
        <PanelIcon name="plus" className="size-5" />
        {panelWords.newEvent}
      </summary>
      <EventForm
        action={href('/admin')}
        draftKey={newEventDraft}
        asked={asked}
        stored={{ visibilidade: visibility }}
        answer={actionData}
        hiddenFields={{ envio: submissionId }}
        saved={saved}
      />
    </details>
  )
}
