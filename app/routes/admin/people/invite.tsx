import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withPassword } from '#app/routes/admin/account/with-password.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { PasswordAgainForm } from '#app/routes/admin/forms/password-again-form.tsx'
import { CopyLink } from '#app/routes/admin/layout/copy-link.tsx'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { ChatButton } from '#app/ui/button.tsx'
import { formatDayOf } from '#content/moments.ts'
import { invitationWords, peopleWords } from '#content/people.ts'
import { maxAccounts } from '#domain/admin/account-store.ts'
import { invite } from '#domain/admin/invitations.ts'
import type { Route } from './+types/invite'
import { onlyResponsible } from './only-responsible.ts'
import { personLabel } from './person-label.ts'

export const handle: RouteHandle = { form: true }

/** `pessoa` in the query: the id of somebody who has lost the password. */
export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  await onlyResponsible(context)
  const accounts = await context.get(servicesContext).admin.accounts.all()
  const wanted = url.searchParams.get('pessoa')
  if (!wanted) return { person: null }
  const person = accounts.find(({ id }) => id === wanted)
  if (!person) throw redirect(href('/admin/pessoas'))
  return { person: personLabel(person) }
})

type MadeLink = { url: string; endsOn: string; shareUrl: string }
type InviteResult = { link?: MadeLink; problem?: string; failure?: DialogMessage }

/** The link is shown only in this response. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = {
    form: await request.formData(),
    request,
    context,
    failed: invitationWords.failed,
  }
  const accountId = url.searchParams.get('pessoa')
  const tried = await withPassword(asked, (given, admin, chance) =>
    invite(accountId, given, admin, chance),
  )
  if ('answer' in tried) return tried.answer
  const { done } = tried
  const people = href('/admin/pessoas')
  if (done.kind === 'not-responsible') return redirect(withFlash(people, 'so-responsavel'))
  if (done.kind === 'missing') return redirect(people)
  if (done.kind === 'full') {
    return data<InviteResult>({ problem: invitationWords.full(maxAccounts) }, { status: 409 })
  }
  const subject = done.account ? personLabel(done.account) : ''
  await recordChange(context, { kind: 'person-invited', subject })
  const { siteUrl, school } = context.get(servicesContext)
  const link = siteUrl + href('/admin/convite/:token', { token: done.token })
  const { facts } = await school.current()
  const message = encodeURIComponent(invitationWords.message(facts.name, link))
  return data<InviteResult>({
    link: {
      url: link,
      endsOn: formatDayOf(new Date(done.endsAt).toISOString()),
      shareUrl: `https://wa.me/?text=${message}`,
    },
  })
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { person } = loaderData
  const result: InviteResult | undefined = actionData
  return (
    <Page
      title={person ? invitationWords.resetTitle(person) : invitationWords.title}
      lead={person ? invitationWords.resetText(person) : invitationWords.text}
      back={{ to: href('/admin/pessoas'), label: peopleWords.title }}
      narrow
    >
      {result?.link ? (
        <NewInvitation {...result.link} />
      ) : (
        <PasswordAgainForm
          problem={result?.problem}
          words={{
            submit: person === null ? invitationWords.create : invitationWords.resetCreate,
            busy: invitationWords.creating,
          }}
        />
      )}
      <DismissibleMessage message={result?.failure} answer={result} />
    </Page>
  )
}

function NewInvitation({ url, endsOn, shareUrl }: MadeLink) {
  return (
    <section
      aria-labelledby="convite-novo"
      className="bubble mt-8 grid gap-4 bg-success-tint p-5 md:p-8"
    >
      <h2 id="convite-novo" className="text-title">
        {invitationWords.made(endsOn)}
      </h2>
      <CopyLink url={url} words={invitationWords}>
        <ChatButton to={shareUrl}>{invitationWords.share}</ChatButton>
      </CopyLink>
    </section>
  )
}
