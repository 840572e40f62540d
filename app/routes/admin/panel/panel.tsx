import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { makeMissingLink } from '#app/routes/admin/event/make-link.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { openQuestions } from '#app/routes/admin/school/first-day-part.ts'
import { LeftToPublishList } from '#app/routes/admin/school/left-to-publish-list.tsx'
import { itemPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { eventFieldWords, panelWords } from '#content/admin.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { visibilityWords } from '#content/visibility.ts'
import { firstAccountOf } from '#domain/admin/account-store.ts'
import type { EventDraft } from '#domain/events/event.ts'
import { eventForm } from '#domain/events/event-fields.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { submitted } from '#domain/fields/form.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/panel'
import { EventRow } from './event-row.tsx'
import { NewEvent } from './new-event.tsx'
import { seenBy } from './seen-by.ts'
import { WaitingList } from './waiting-list.tsx'
import { serverToDo } from './waiting-server.ts'
import { whatWaits } from './what-waits.ts'

export const handle: RouteHandle = { form: true }

const eventsPerPage = 30

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext)
  const { events, admin, photoAccess, photoUrls, school, siteUrl, now, clock } = services
  const me = currentAdmin(context).id
  const accounts = await admin.accounts.all()
  const account = accounts.find(({ id }) => id === me) ?? null
  const schoolNow = await school.current()
  const today = schoolDayOf(now())
  const page = readPageNumber(url.searchParams.get('pagina'))
  const found = await events.pageOfNext(pageSlice(page, eventsPerPage), today)
  const pages = pageCount(found.total, eventsPerPage)
  if (page > pages) throw redirect(href('/admin'))
  const hidden = (await events.reserved()).filter((event) => !isPublic(event, clock.publicNow()))
  const exposed = new Map(hidden.map((event) => [event.id, photoAccess.exposed(event)]))
  const server = await serverToDo(services, schoolNow)
  return {
    asked: askedFields(eventForm, eventFieldWords),
    left: leftToPublish({
      school: schoolNow,
      siteUrl,
      today,
      account: firstAccountOf(accounts),
      viewer: me,
    }),
    hasQuestions: openQuestions(schoolNow.sampleFacts).length > 0,
    leftPutAway: account?.leftPutAway ?? false,
    waiting: [
      ...server.waiting,
      ...(await whatWaits(context, { school: schoolNow, account, hidden })),
    ],
    backup: server.backup,
    newEvents: schoolNow.facts.newEvents,
    events: found.events.map((event) => ({
      ...eventView(event, photoUrls),
      seenBy: seenBy(event, exposed.get(event.id), clock.publicNow()),
    })),
    total: found.total,
    page,
    pages,
    submissionId: admin.newToken(),
  }
}, 'Erro ao Carregar Eventos')

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
      <main className="frame py-5 md:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="lista-titulo" tabIndex={-1} className="text-heading">
            {panelWords.title}
          </h1>
          <p role="status" className="text-lead text-soft">
            {panelWords.count(loaderData.total)}
          </p>
        </div>
        <div className="quick-actions">
          <NewEvent
            answer={actionData}
            asked={loaderData.asked}
            submissionId={loaderData.submissionId}
            visibility={loaderData.newEvents}
          />
          <ButtonLink to={itemPath(wordsOf('classes').path, 'novo')} variant="secondary">
            {panelWords.newClass}
          </ButtonLink>
          <ButtonLink to={href('/admin/escola/aviso')} variant="secondary">
            {panelWords.notice}
          </ButtonLink>
        </div>
        <WaitingList waiting={loaderData.waiting} />
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
      {total === 0 ? (
        <p className="bubble mt-4 bg-well p-6 text-soft">{panelWords.empty}</p>
      ) : (
        <ul className="mt-4 border-line border-t">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
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
