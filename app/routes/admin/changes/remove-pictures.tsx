import { href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { removeForGoodFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { binWords } from '#content/bin.ts'
import { formerIn, removeFormer } from '#domain/school/former-pictures.ts'
import type { Route } from './+types/remove-pictures'

export const handle: RouteHandle = { form: true, destructive: 'final' }

const page = href('/admin/mudancas')

/** The question before the pictures of the site that a change took out of their slots are deleted for good. */
export function removalOfPictures(count: number) {
  const { title, photos, consequence, label } = binWords.forGood
  return { title, question: photos(count), consequence, confirm: label }
}

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const pictures = await picturesOf(params.mudanca, context)
  if (pictures.length === 0) throw redirect(page)
  return { count: pictures.length }
})

/** Removing what is already gone succeeds. */
export const action = acting(async ({ params, context }: Route.ActionArgs) => {
  const urls = (await picturesOf(params.mudanca, context)).map(({ url }) => url)
  const services = context.get(servicesContext)
  const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
  await removeFormer(urls, services, removal)
  context.get(logChangeContext)('removed pictures of the site for good', { urls })
  return redirect(withFlash(page, 'excluido-de-verdade'))
}, removeForGoodFailed)

async function picturesOf(id: string, context: Route.ActionArgs['context']) {
  const { changes, school } = context.get(servicesContext)
  const [change, { document }] = await Promise.all([changes.find(id), school.latest()])
  return change ? formerIn(change, document) : []
}

export default function RemovePictures({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      {...removalOfPictures(loaderData.count)}
      failure={actionData?.failure}
      cancelPath={page}
    />
  )
}
