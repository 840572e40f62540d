import { data, href, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deletePhotoFailed, loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { isMarkName, isPictureName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { removeSlotPicture } from '#domain/school/slot-pictures.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/remove-picture'
import { pathOfSlots, slotNamed } from './slot.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const slot = slotNamed(params.imagem)
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const picture = latest.pictures[slot]
  if (!picture) throw redirect(href('/admin/escola/imagens'))
  const { title, question } = removalWords(slot)
  const asked = question(picture.nome)
  return { failure: null, title, question: asked, stands: picture.url, back: pathOfSlots(slot) }
}

function removalWords(slot: string) {
  if (isMarkName(slot)) return words.marks.removal
  return isPictureName(slot) ? words.removal : words.itemRemoval
}

/** Removing a photo that is already gone succeeds. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  const replaces = String((await request.formData()).get('antes') ?? '')
  const ports = context.get(servicesContext)
  const author = authorOf(context)
  const removal = removeSlotPicture({ slot, replaces, author }, ports, logFilesLeft(context))
  const outcome = await orStoreFault(removal, context)
  if (isStoreFault(outcome)) return data({ failure: deletePhotoFailed }, { status: 503 })
  if (outcome === 'changed') {
    return redirectDocument(withFlash(href('/admin/escola/imagens'), 'imagem-alterada'))
  }
  logChange(context, { ...author, kind: 'picture-removed', subject: slot })
  const removed = isMarkName(slot)
    ? 'marca-removida'
    : isPictureName(slot)
      ? 'imagem-removida'
      : 'foto-do-item-removida'
  return redirectDocument(withFlash(pathOfSlots(slot), removed))
}

export default function RemovePicture({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <ConfirmPage
      title={loaderData.title}
      question={loaderData.question}
      failure={actionData?.failure}
      cancelPath={loaderData.back}
      hiddenFields={<input type="hidden" name="antes" value={loaderData.stands} />}
    />
  )
}
