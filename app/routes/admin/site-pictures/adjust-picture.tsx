import { data, href, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { isPictureName } from '#content/media/slots.ts'
import { slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import { readAdjustment } from '#domain/school/picture-adjustment.ts'
import { adjustSlotPicture } from '#domain/school/slot-pictures.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/adjust-picture'
import { AdjustmentForm, type AdjustmentResult } from './adjustment-form.tsx'
import { pathOfSlots, slotNamed, slotOf } from './slot.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { school, photoUrls } = context.get(servicesContext)
  const latest = await school.latest()
  const slot = slotOf(params.imagem, latest)
  const picture = latest.pictures[slot.name]
  if (!slot.shape || !picture) throw redirect(href('/admin/escola/imagens/:imagem', params))
  const { url, focus, alt, width, height } = picture
  const photo = slotPictureView(slot.shape, picture, photoUrls.site)
  return {
    slot,
    photo,
    stands: url,
    preview: { src: photoUrls.site.slot(url, { width: 1400, format: 'webp' }), width, height },
    stored: { focus, alt },
  }
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  const form = await request.formData()
  const withAlt = !(isPictureName(slot) && slotWords[slot].decorative)
  const { adjustment, problem } = readAdjustment(form, { withAlt })
  if (problem) {
    return data<AdjustmentResult>({ values: adjustment, problem }, { status: 400 })
  }
  const { school } = context.get(servicesContext)
  const url = String(form.get('antes') ?? '')
  const author = authorOf(context)
  const saving = adjustSlotPicture({ slot, url, ...adjustment, author }, school)
  const outcome = await orStoreFault(saving, context)
  if (isStoreFault(outcome)) {
    const failure = faultMessage(outcome, 'Erro ao Salvar')
    return data<AdjustmentResult>({ values: adjustment, failure }, { status: 503 })
  }
  if (outcome === 'changed') {
    const page = href('/admin/escola/imagens/:imagem', { imagem: slot })
    return redirectDocument(withFlash(page, 'imagem-alterada'))
  }
  logChange(context, { ...author, kind: 'picture-adjusted', subject: slot })
  const parte = `imagens-${slot}`
  return redirectDocument(withFlash(pathOfSlots(slot), 'imagem-ajustada', { parte }))
}

export default function AdjustPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back } = loaderData.slot
  return (
    <Page title={words.adjustment.title(title)} lead={words.adjustment.text} back={back}>
      <AdjustmentForm key={loaderData.stands} {...loaderData} result={actionData} />
    </Page>
  )
}
