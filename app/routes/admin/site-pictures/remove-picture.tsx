import { href, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deletePhotoFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isForGood } from '#app/routes/admin/dialogs/for-good-choice.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { isMarkName, isPictureName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { removeFormer } from '#domain/school/former-pictures.ts'
import { removeSlotPicture } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/remove-picture'
import { pathOfSlots, slotNamed } from './slot.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const slot = slotNamed(params.imagem)
  const { school, photoUrls } = context.get(servicesContext)
  const picture = (await school.latest()).pictures[slot]
  if (!picture) throw redirect(href('/admin/escola/imagens'))
  const { title, question } = removalWords(slot)
  return {
    asked: { title, question: question(picture.nome) },
    picture: photoUrls.site.slot(picture.url, { width: 400, format: 'webp' }),
    stands: picture.url,
    back: pathOfSlots(slot),
  }
})

function removalWords(slot: string) {
  if (isMarkName(slot)) return words.marks.removal
  return isPictureName(slot) ? words.removal : words.itemRemoval
}

/** Removing a photo that is already gone succeeds. */
export const action = acting(async ({ request, params, context }: Route.ActionArgs) => {
  const slot = slotNamed(params.imagem)
  const form = await request.formData()
  const replaces = String(form.get('antes') ?? '')
  const services = context.get(servicesContext)
  const author = authorOf(context)
  const outcome = await removeSlotPicture({ slot, replaces, author }, services.school)
  if (outcome === 'changed') {
    return redirectDocument(withFlash(href('/admin/escola/imagens'), 'imagem-alterada'))
  }
  if (outcome === 'saved') {
    logChange(context, { ...author, kind: 'picture-removed', subject: slot })
  }
  const forGood = isForGood(form)
  const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
  if (forGood) await removeFormer([replaces], services, removal)
  const removed = isMarkName(slot)
    ? 'marca-removida'
    : isPictureName(slot)
      ? 'imagem-removida'
      : 'foto-do-item-removida'
  const mudanca = outcome === 'saved' && !forGood && { mudanca: author.id }
  const about = { parte: `imagens-${slot}`, ...mudanca }
  return redirectDocument(withFlash(pathOfSlots(slot), removed, about))
}, deletePhotoFailed)

export default function RemovePicture({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      {...loaderData.asked}
      consequence={words.canComeBack}
      toBin
      pictures={[loaderData.picture]}
      failure={actionData?.failure}
      cancelPath={loaderData.back}
      hiddenFields={<input type="hidden" name="antes" value={loaderData.stands} />}
    />
  )
}
