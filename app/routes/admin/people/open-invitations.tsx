import { href } from 'react-router'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { formatDayOf } from '#content/moments.ts'
import { invitationWords } from '#content/people.ts'

type InvitationView = { id: string; by: string; forWhom: string | null; endsAt: number }

export function OpenInvitations({ invitations }: { invitations: InvitationView[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-title">{invitationWords.open}</h2>
      <ul className="mt-4 grid gap-4">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} {...invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ id, by, forWhom, endsAt }: InvitationView) {
  const day = formatDayOf(new Date(endsAt).toISOString())
  return (
    <li className="grid items-center gap-3 border-line border-t pt-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="break-words font-semibold">
          {forWhom ? invitationWords.forSomebody(forWhom) : invitationWords.forNobody}
        </p>
        <p className="break-words text-small text-soft">{invitationWords.by(by, day)}</p>
      </div>
      <div>
        <ConfirmButton
          {...invitationWords.withdrawal}
          to={`${href('/admin/pessoas/convite/retirar')}?convite=${id}`}
          fields={{ convite: id }}
          label={invitationWords.withdrawLabel}
          className={smallButtonClass}
        >
          {invitationWords.withdraw}
        </ConfirmButton>
      </div>
    </li>
  )
}
