import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { listPageWords, wordsOfPath } from '#content/school-lists/words.ts'
import { findItem } from '#domain/school/lists/change-items.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/delete-item'
import { changeList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'
import { listPath } from './list-paths.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const { name, words } = listOfPath(pattern)
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const found = findItem(latest[name], params.itemId)
  const { path } = words
  if (!found) throw redirect(withFlash(listPath(path), 'item-nao-encontrado', { lista: path }))
  return { failure: null, path, name: words.nameOf(found) }
}

export const action = (given: Route.ActionArgs) =>
  changeList(given, {
    change: (items) => items.filter(({ id }) => String(id) !== given.params.itemId),
    flash: 'item-excluido',
  })

export default function DeleteItem({ loaderData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { path, name } = loaderData
  const { growing } = wordsOfPath(path)
  return (
    <ConfirmPage
      title={growing?.removeTitle ?? ''}
      question={growing?.removeQuestion(name) ?? ''}
      consequence={listPageWords.removeConsequence}
      failure={undefined}
      cancelPath={listPath(path)}
    />
  )
}
