import { data, href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure, removeForGoodFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { binWords } from '#content/bin.ts'
import { emptyBin } from '#domain/events/empty-bin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/empty-bin'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function loader({ context }: Route.LoaderArgs) {
  const items = await orStoreFault(context.get(servicesContext).events.bin.all(), context)
  if (isStoreFault(items)) return loadFailure(items)
  if (items.length === 0) throw redirect(href('/admin/lixeira'))
  return { failure: null, total: items.length }
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const removal = { now: services.now(), onFilesLeft: logFilesLeft(context) }
  const removed = await orStoreFault(emptyBin(services, removal), context)
  if (isStoreFault(removed)) return data({ failure: removeForGoodFailed }, { status: 503 })
  context.get(logChangeContext)('bin emptied', { items: removed })
  return redirect(withFlash(href('/admin/lixeira'), 'lixeira-esvaziada'))
}

export default function EmptyBin({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
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
