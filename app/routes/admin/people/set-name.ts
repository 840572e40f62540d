import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { typedLine } from '#domain/typed-text.ts'
import type { Route } from './+types/set-name'
import { nameProblem } from './read-acceptance.ts'

export const handle: RouteHandle = { form: true }

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

export function loader() {
  return redirect(href('/admin/pessoas'))
}
