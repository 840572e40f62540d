import { href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { removeForGoodFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { binWords } from '#content/bin.ts'
import { emptyBin } from '#domain/events/empty-bin.ts'
import type { Route } from './+types/empty-bin'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const items = await context.get(servicesContext).events.bin.all()
  if (items.length === 0) throw redirect(href('/admin/lixeira'))
  return { total: items.length }
})

export const action = acting(async ({ context }: Route.ActionArgs) => {
  const services = context.get(servicesContext)
  const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
  const removed = await emptyBin(services, removal)
  context.get(logChangeContext)('bin emptied', { items: removed })
  return redirect(withFlash(href('/admin/lixeira'), 'lixeira-esvaziada'))
}, removeForGoodFailed)

export default function EmptyBin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={binWords.emptying.title}
      question={binWords.emptying.question(loaderData.total)}
      consequence={binWords.forGood.consequence}
      confirm={binWords.emptying.label}
      failure={actionData?.failure}
      cancelPath={href('/admin/lixeira')}
    />
  )
}
