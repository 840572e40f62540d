import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { listPageWords, wordsOfPath } from '#content/school-lists/words.ts'
import { findItem } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/delete-item'
import { changeList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'
import { listPath } from './list-paths.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export const loader = loading(async ({ params, pattern, context }: Route.LoaderArgs) => {
  const { name, words } = listOfPath(pattern)
  const latest = await context.get(servicesContext).school.latest()
  const found = findItem(latest[name], params.itemId)
  const { path } = words
  if (!found) throw redirect(withFlash(listPath(path), 'item-nao-encontrado', { lista: path }))
  return { path, name: words.nameOf(found, latest) }
})

export const action = changeList(
  ({ params }: Route.ActionArgs) => ({
    change: (items) => items.filter(({ id }) => String(id) !== params.itemId),
  }),
  'item-excluido',
)

export default function DeleteItem({ loaderData }: Route.ComponentProps) {
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
