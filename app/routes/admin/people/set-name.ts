import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage, requirePasskeyFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { typedLine } from '#domain/typed-text.ts'
import type { Route } from './+types/set-name'
import { nameProblem } from './read-acceptance.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, context }: Route.ActionArgs) {
  const name = typedLine(await request.formData(), 'nome')
  const problem = nameProblem(name)
  if (problem) return data({ problem }, { status: 400 })
  const { accounts } = context.get(servicesContext).admin
  const save = async () => {
    const stored = await accounts.find((await currentAdmin(context)).id)
    if (!stored || stored.name === name) return
    await accounts.update(stored.id, stored.generation, { name })
    await recordChange(context, { kind: 'person-renamed', subject: name })
  }
  const saved = await orStoreFault(save(), context)
  if (isStoreFault(saved)) {
    return data({ failure: faultMessage(saved, requirePasskeyFailed.title) }, { status: 503 })
  }
  return redirect(withFlash(href('/admin/pessoas'), 'nome-salvo'))
}

export function loader() {
  return redirect(href('/admin/pessoas'))
}
