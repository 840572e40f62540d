import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withPassword } from '#app/routes/admin/account/with-password.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { peopleWords } from '#content/people.ts'
import { handOver } from '#domain/admin/responsible.ts'
import type { Route } from './+types/hand-over'
import { onlyResponsible } from './only-responsible.ts'
import { personLabel } from './person-label.ts'

const words = peopleWords.handOver
const people = href('/admin/pessoas')

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  await onlyResponsible(context)
  const person = await context.get(servicesContext).admin.accounts.find(params.pessoaId)
  if (!person) throw redirect(people)
  return { name: personLabel(person) }
})

export async function action({ request, params: { pessoaId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const tried = await withPassword(
    { form, request, context, failed: words.failed },
    (given, admin, { now }) => handOver(pessoaId, given, admin, now),
  )
  if ('answer' in tried) return tried.answer
  const { done } = tried
  if (done.kind === 'not-responsible') throw redirect(withFlash(people, 'so-responsavel'))
  if (done.kind === 'missing') throw redirect(people)
  await recordChange(context, { kind: 'responsible', subject: personLabel(done.person) })
  throw redirect(withFlash(people, 'responsavel-mudou'))
}

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={words.title}
      question={words.question(loaderData.name)}
      consequence={words.consequence}
      confirm={words.confirm}
      failure={actionData?.failure}
      cancelPath={people}
      password={{ problem: actionData?.problem }}
    />
  )
}
