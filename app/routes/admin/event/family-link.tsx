import { data, Form, href, redirect, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
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
  newFamilyLink,
} from '#domain/events/family-link.ts'
import { currentVisibility } from '#domain/events/visibility.ts'
import type { Route } from './+types/family-link'
import { findEvent } from './find-event.ts'
import { NewLink } from './new-link.tsx'
import { qrCode } from './qr-code.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { now, clock } = context.get(servicesContext)
  const event = await findEvent(params.eventoId, context)
  const { id, nome, linkFamilias } = event
  const link = familyLink(linkFamilias)
  return {
    ...{ id, nome },
    visibility: currentVisibility(event, clock.now()),
    link: link && { endsOn: formatDayOf(link.endsAt), live: isLive(link, now()) },
  }
})

/** Makes a link, or a new one in the place of the last. The answer is the only place that ever shows it. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const { admin, siteUrl, now } = context.get(servicesContext)
    const days = Number((await request.formData()).get('dias'))
    const lasts = linkDays.find((offered) => offered === days) ?? defaultLinkDays
    const chance = { now: now(), newToken: admin.newToken }
    const { token, stored, endsAt } = await newFamilyLink(lasts, chance)
    const fields = { linkFamilias: stored }
    const saved = await recordedEvents(context).setFields(eventoId, fields, 'family-link-made')
    if (!saved) throw redirect(eventNotFoundPath)
    const url = siteUrl + href('/familias/:token', { token })
    const link = { url, endsOn: formatDayOf(endsAt), qr: qrCode(url) }
    return data({ link, failure: undefined }, { headers: { 'cache-control': 'no-store' } })
  },
  { kind: 'error', ...familyLinkWords.failed },
)

export default function FamilyLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { nome, visibility } = loaderData
  const newLink = actionData && 'link' in actionData ? actionData.link : null
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
      {newLink ? <NewLink {...newLink} /> : <LinkState {...loaderData} />}
      <LinkForm {...loaderData} />
      <DismissibleMessage message={actionData?.failure} answer={actionData} />
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function LinkState({ link }: Loaded) {
  if (!link) return <p className="mt-6 font-semibold">{familyLinkWords.none}</p>
  const { live, ended } = familyLinkWords
  return <p className="mt-6 font-semibold">{(link.live ? live : ended)(link.endsOn)}</p>
}

function LinkForm({ id, link }: Loaded) {
  const params = { eventoId: id }
  const action = href('/admin/evento/:eventoId/familias', params)
  const busy = useNavigation().formAction === action
  return (
    <div className="bubble mt-8 grid gap-5 border border-line bg-surface p-5 md:p-8">
      {link && <p className="text-soft">{familyLinkWords.renewText}</p>}
      <Form method="post" action={action} className="flex flex-wrap items-end gap-4">
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
          variant={link?.live ? 'secondary' : 'primary'}
          words={{
            submit: link ? familyLinkWords.renew : familyLinkWords.create,
            busy: familyLinkWords.creating,
          }}
        />
      </Form>
      {link?.live && (
        <p>
          <ConfirmButton
            to={href('/admin/evento/:eventoId/familias/retirar', params)}
            title={familyLinkWords.withdrawTitle}
            question={familyLinkWords.withdrawQuestion}
            consequence={familyLinkWords.withdrawConsequence}
            confirm={familyLinkWords.withdraw}
            className={smallButtonClass}
          >
            <PanelIcon name="trash-2" className="size-4.5" />
            {familyLinkWords.withdraw}
          </ConfirmButton>
        </p>
      )}
    </div>
  )
}
