import { Form, href, redirect, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { adminWords } from '#content/admin.ts'
import { formatDayOf } from '#content/moments.ts'
import { familyLinkWords, visibilityWords } from '#content/visibility.ts'
import {
  defaultLinkDays,
  familyLink,
  isLive,
  linkDays,
  shownToken,
} from '#domain/events/family-link.ts'
import { currentVisibility } from '#domain/events/visibility.ts'
import type { Route } from './+types/family-link'
import { findEvent } from './find-event.ts'
import { LiveLink } from './live-link.tsx'
import { makeLink } from './make-link.ts'
import { qrCode } from './qr-code.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { now, clock, siteUrl, linkSeal, school } = context.get(servicesContext)
  const event = await findEvent(params.eventoId, context)
  const { id, nome, linkFamilias } = event
  const link = familyLink(linkFamilias)
  const live = link !== null && isLive(link, now())
  const token = live ? await shownToken(linkFamilias, linkSeal) : null
  const endsOn = link && formatDayOf(link.endsAt)
  const { facts } = await school.current()
  const url = token && siteUrl + href('/familias/:token', { token })
  const message = url && endsOn && familyLinkWords.message(nome, url, endsOn, facts.name)
  return {
    ...{ id, nome, endsOn, live },
    isSharingOffered: event.familiasCompartilham === 'sim',
    visibility: currentVisibility(event, clock.publicNow()),
    link: url &&
      message && {
        url,
        shareUrl: `https://wa.me/?text=${encodeURIComponent(message)}`,
        qr: qrCode(url),
      },
  }
})

/** Creates the first link, or replaces the current one. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const days = Number((await request.formData()).get('dias'))
    const lasts = linkDays.find((offered) => offered === days) ?? defaultLinkDays
    const made = await makeLink(eventoId, lasts, context)
    if (!made) return redirect(eventNotFoundPath)
    return redirect(withFlash(href('/admin/evento/:eventoId/familias', { eventoId }), 'link-novo'))
  },
  { kind: 'error', ...familyLinkWords.failed },
)

export default function FamilyLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { nome, visibility, link, endsOn, live } = loaderData
  return (
    <Page
      title={familyLinkWords.title(nome)}
      lead={familyLinkWords.text}
      back={{ to: href('/admin'), label: adminWords.back }}
      narrow
    >
      {visibility !== 'familias' && (
        <p className="bubble mt-6 bg-sun-tint px-5 py-4 font-semibold">
          {familyLinkWords.otherVisibility(visibilityWords.choices[visibility].label)}
        </p>
      )}
      {link && endsOn ? (
        <LiveLink {...link} endsOn={endsOn} />
      ) : (
        <p className="mt-6 font-semibold">{stateWords(endsOn, live)}</p>
      )}
      {live && <Sharing {...loaderData} />}
      {live ? <OtherLink {...loaderData} /> : <LinkForm {...loaderData} />}
      <DismissibleMessage message={actionData?.failure} answer={actionData} />
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function stateWords(endsOn: string | null, live: boolean): string {
  if (!endsOn) return familyLinkWords.none
  return live ? familyLinkWords.unreadable(endsOn) : familyLinkWords.ended(endsOn)
}

function Sharing({ id, isSharingOffered }: Loaded) {
  const { title, offered, notOffered, offer, end } = familyLinkWords.sharing
  return (
    <Form
      method="post"
      action={href('/admin/evento/:eventoId/familias/compartilhar', { eventoId: id })}
      className="bubble mt-8 grid justify-items-start gap-3 border border-line bg-surface p-5 md:p-8"
    >
      <h2 className="text-title">{title}</h2>
      <p className="text-soft">{isSharingOffered ? offered : notOffered}</p>
      <button
        type="submit"
        name="pode"
        value={isSharingOffered ? 'nao' : 'sim'}
        className={smallButtonClass}
      >
        {isSharingOffered ? end : offer}
      </button>
    </Form>
  )
}

/** The two ways to end the current link: a new one, or none. */
function OtherLink(loaded: Loaded) {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <details key={loaded.link ? loaded.link.url : ''} open={!loaded.link} className="w-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
          {familyLinkWords.renew}
        </summary>
        <p className="mt-2 text-soft">{familyLinkWords.renewText}</p>
        <LinkForm {...loaded} />
      </details>
      <ConfirmButton
        to={href('/admin/evento/:eventoId/familias/retirar', { eventoId: loaded.id })}
        title={familyLinkWords.withdrawTitle}
        question={familyLinkWords.withdrawQuestion}
        consequence={familyLinkWords.withdrawConsequence}
        confirm={familyLinkWords.withdraw}
        className={smallButtonClass}
      >
        <PanelIcon name="trash-2" className="size-4.5" />
        {familyLinkWords.withdraw}
      </ConfirmButton>
    </div>
  )
}

function LinkForm({ id, live }: Loaded) {
  const action = href('/admin/evento/:eventoId/familias', { eventoId: id })
  const busy = useNavigation().formAction === action
  return (
    <Form method="post" action={action} className="mt-4 flex flex-wrap items-end gap-4">
      <label className="grid gap-2 font-semibold">
        {familyLinkWords.days}
        <select name="dias" defaultValue={defaultLinkDays} className="field-input">
          {linkDays.map((days) => (
            <option key={days} value={days}>
              {familyLinkWords.daysOption(days)}
            </option>
          ))}
        </select>
      </label>
      <SubmitButton
        busy={busy}
        variant={live ? 'secondary' : 'primary'}
        words={{
          submit: live ? familyLinkWords.renewNow : familyLinkWords.create,
          busy: familyLinkWords.creating,
        }}
      />
    </Form>
  )
}
