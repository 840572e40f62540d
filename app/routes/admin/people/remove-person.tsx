import { data, href, redirect } from 'react-router'
import { logErrorContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withPassword } from '#app/routes/admin/account/with-password.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { justSignedOutHash } from '#app/routes/admin/session/client-guard.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { clearCookie } from '#app/session-cookie.ts'
import { peopleWords } from '#content/people.ts'
import { removePerson } from '#domain/admin/remove-person.ts'
import { dropBatchesOfPerson } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/remove-person'
import { onlyResponsible } from './only-responsible.ts'
import { personLabel } from './person-label.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { admin } = context.get(servicesContext)
  const person = await admin.accounts.find(params.pessoaId)
  if (!person) throw redirect(href('/admin/pessoas'))
  if (person.id !== currentAdmin(context).id) await onlyResponsible(context)
  return {
    name: personLabel(person),
    isMe: person.id === currentAdmin(context).id,
    comesBack: admin.passwordIsFromEnv(person),
  }
})

/** Whoever removes themselves is signed out. */
export async function action({ request, params: { pessoaId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { form, request, context, failed: peopleWords.removeFailed }
  const tried = await withPassword(asked, (given, admin, { now }) =>
    removePerson(pessoaId, given, admin, now),
  )
  if ('answer' in tried) return tried.answer
  const { done } = tried
  if (done.kind !== 'removed') {
    const failure: DialogMessage = { kind: 'warning', ...refusals[done.kind] }
    return data({ failure, problem: undefined }, { status: 409 })
  }
  const services = context.get(servicesContext)
  // If this fails, nobody sees them, and they are deleted the next day.
  await dropBatchesOfPerson(pessoaId, services, services.clock.now()).catch(
    context.get(logErrorContext),
  )
  const { person, isSelf } = done
  if (person) await recordChange(context, { kind: 'person-removed', subject: personLabel(person) })
  if (isSelf) {
    const headers = { 'set-cookie': clearCookie('session', services.siteUrl) }
    return redirect(href('/admin/login') + justSignedOutHash, { headers })
  }
  return redirect(withFlash(href('/admin/pessoas'), 'pessoa-removida'))
}

const refusals = {
  last: peopleWords.last,
  'not-responsible': peopleWords.notResponsible,
  'still-responsible': peopleWords.stillResponsible,
}

export default function RemovePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isMe, comesBack } = loaderData
  const consequences = [
    peopleWords.removeConsequence,
    ...(comesBack ? [peopleWords.removeFromEnv] : []),
  ]
  return (
    <ConfirmPage
      title={peopleWords.removeTitle}
      question={isMe ? peopleWords.removeSelf : peopleWords.removeQuestion(name)}
      consequence={consequences.join(' ')}
      confirm={peopleWords.confirmRemoval}
      failure={actionData?.failure}
      cancelPath={href('/admin/pessoas')}
      password={{ problem: actionData?.problem }}
    />
  )
}
