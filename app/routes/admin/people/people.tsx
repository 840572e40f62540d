import { data, href, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDayOf } from '#content/moments.ts'
import { invitationWords, peopleWords } from '#content/people.ts'
import { maxAccounts } from '#domain/admin/account-store.ts'
import { openInvitations, placesLeft } from '#domain/admin/invitations.ts'
import { responsibleOf } from '#domain/admin/responsible.ts'
import { typedLine } from '#domain/typed-text.ts'
import type { Route } from './+types/people'
import { NameForm } from './name-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { personLabel } from './person-label.ts'
import { nameProblem } from './read-acceptance.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { admin, now } = context.get(servicesContext)
  const me = currentAdmin(context)
  const accounts = await admin.accounts.all()
  const responsible = responsibleOf(accounts)
  const open = await openInvitations(accounts, admin, now())
  const labelOf = (wanted: string | null) => {
    const account = accounts.find(({ id }) => id === wanted)
    return account ? personLabel(account) : null
  }
  return {
    name: me.name,
    people: accounts.map(({ id, name, email, createdAt }) => ({
      ...{ id, name, email, createdAt },
      isMe: id === me.id,
      isResponsible: id === responsible?.id,
    })),
    /** Whoever decides who has access; null while there is only one person. */
    responsible: accounts.length > 1 && responsible ? personLabel(responsible) : null,
    mayDecide: responsible?.id === me.id,
    invitations: open.map(({ tokenHash, invitedBy, accountId, endsAt }) => ({
      id: tokenHash,
      by: labelOf(invitedBy) ?? '',
      forWhom: labelOf(accountId),
      endsAt,
    })),
    places: placesLeft(accounts, open),
  }
})

/** Changes one's own name. */
export const action = acting(async ({ request, context }: Route.ActionArgs) => {
  const name = typedLine(await request.formData(), 'nome')
  const problem = nameProblem(name)
  if (problem) return data({ problem }, { status: 400 })
  const { accounts } = context.get(servicesContext).admin
  const stored = await accounts.find(currentAdmin(context).id)
  if (stored && stored.name !== name) {
    await accounts.update(stored.id, stored.generation, { name })
    await recordChange(context, { kind: 'person-renamed', subject: name })
  }
  return redirect(withFlash(href('/admin/pessoas'), 'nome-salvo'))
}, 'Erro ao Salvar')

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { name, people, invitations, places, responsible, mayDecide } = loaderData
  const decides = mayDecide
    ? peopleWords.responsibleMe
    : peopleWords.responsibleText(responsible ?? '')
  const lead = responsible ? `${peopleWords.text} ${decides}` : peopleWords.text
  return (
    <Page title={peopleWords.title} lead={lead} narrow>
      <ul className="mt-8 grid gap-4">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            {...person}
            isAlone={people.length === 1}
            mayDecide={mayDecide}
          />
        ))}
      </ul>
      {mayDecide && (
        <p className="mt-6">
          {places > 0 ? (
            <ButtonLink to={href('/admin/pessoas/convite')}>
              <PanelIcon name="plus" className="size-5" />
              {invitationWords.title}
            </ButtonLink>
          ) : (
            invitationWords.full(maxAccounts)
          )}
        </p>
      )}
      {mayDecide && invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      <NameForm name={name} answer={actionData} />
    </Page>
  )
}

type PersonRowProps = {
  id: string
  name: string
  email: string
  createdAt: number
  isMe: boolean
  isResponsible: boolean
  isAlone: boolean
  /** Whoever is signed in decides who has access. */
  mayDecide: boolean
}

function PersonRow(props: PersonRowProps) {
  const { id, name, email, createdAt, isMe, isResponsible, isAlone, mayDecide } = props
  const label = personLabel({ name, email })
  const details = [
    ...(name ? [email] : []),
    ...(createdAt > 0 ? [peopleWords.since(formatDayOf(new Date(createdAt).toISOString()))] : []),
  ]
  return (
    <li className="bubble grid items-center gap-3 border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {label}
          {isMe && <span className="font-normal text-soft"> ({peopleWords.you})</span>}
          {isResponsible && !isAlone && (
            <span className="ml-2 rounded-full bg-sun-tint px-3 py-1 font-bold text-small">
              {peopleWords.responsible}
            </span>
          )}
        </p>
        {details.length > 0 && (
          <p className="wrap-anywhere text-small text-soft">{details.join(', ')}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {mayDecide && !isMe && (
          <Link
            to={`${href('/admin/pessoas/convite')}?pessoa=${encodeURIComponent(id)}`}
            aria-label={peopleWords.newLinkLabel(label)}
            className={smallButtonClass}
          >
            <PanelIcon name="link" className="size-4.5" />
            {peopleWords.newLink}
          </Link>
        )}
        {mayDecide && !isMe && (
          <Link
            to={href('/admin/pessoas/:pessoaId/responsavel', { pessoaId: id })}
            aria-label={peopleWords.handOver.label(label)}
            className={smallButtonClass}
          >
            <PanelIcon name="user-round-check" className="size-4.5" />
            {peopleWords.handOver.open}
          </Link>
        )}
        {mayDecide !== isMe && (
          <Link
            to={href('/admin/pessoas/:pessoaId/remover', { pessoaId: id })}
            aria-label={isMe ? peopleWords.leave : peopleWords.removeLabel(label)}
            className={smallButtonClass}
          >
            <PanelIcon name="trash-2" className="size-4.5" />
            {isMe ? peopleWords.leave : peopleWords.remove}
          </Link>
        )}
      </p>
    </li>
  )
}
