import { href, redirect, useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { invitationWords } from '#content/people.ts'
import type { Route } from './+types/withdraw-invitation'
import { onlyResponsible } from './only-responsible.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

const people = href('/admin/pessoas')

export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    await onlyResponsible(context)
    const { invitations } = context.get(servicesContext).admin
    const tokenHash = readText(await request.formData(), 'convite') ?? ''
    const taken = await invitations.take(tokenHash)
    if (taken) await recordChange(context, { kind: 'invitation-withdrawn', subject: '' })
    return redirect(withFlash(people, 'convite-retirado'))
  },
  { kind: 'error', ...invitationWords.notWithdrawn },
)

export default function WithdrawInvitation({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <ConfirmPage
      {...invitationWords.withdrawal}
      failure={actionData?.failure}
      cancelPath={people}
      hiddenFields={<input type="hidden" name="convite" value={search.get('convite') ?? ''} />}
    />
  )
}
