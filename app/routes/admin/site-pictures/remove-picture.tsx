import { data, href, redirect, redirectDocument } from 'react-router'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { removeSlotPicture } from '#domain/school/slot-pictures.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { ConfirmPage } from '../dialogs/confirm-page.tsx'
import { FailedPage } from '../dialogs/failed-page.tsx'
import { logFilesLeft } from '../files-left.ts'
import { withFlash } from '../flash.ts'
import { deletePhotoFailed, loadFailure } from '../notice.ts'
import { logSchoolChange } from '../school/saved-school.ts'
import type { Route } from './+types/remove-picture'
import { replaceableSlot } from './slot.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slot = replaceableSlot(params.imagem)
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const picture = latest.pictures[slot]
  if (!picture) throw redirect(href('/admin/escola/imagens'))
  return { failure: null, nome: picture.nome, stands: picture.url }
}

/** Removing a photo that is already gone is a success. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const slot = replaceableSlot(params.imagem)
  const replaces = String((await request.formData()).get('antes') ?? '')
  const ports = context.get(servicesContext)
  const removal = removeSlotPicture({ slot, replaces }, ports, logFilesLeft(context))
  const outcome = await orStoreFault(removal, context)
  if (isStoreFault(outcome)) return data({ failure: deletePhotoFailed }, { status: 503 })
  if (outcome === 'changed') {
    return redirectDocument(withFlash(href('/admin/escola/imagens'), 'imagem-alterada'))
  }
  logSchoolChange(context, { what: words.removal.title, changed: [slot] })
  return redirectDocument(withFlash(href('/admin/escola/imagens'), 'imagem-removida'))
}

export default function RemovePicture({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  return (
    <ConfirmPage
      title={words.removal.title}
      question={words.removal.question(loaderData.nome)}
      failure={actionData?.failure}
      cancelPath={href('/admin/escola/imagens')}
      hiddenFields={<input type="hidden" name="antes" value={loaderData.stands} />}
    />
  )
}
