import { data, href, redirectDocument } from 'react-router'
import { markView } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { batchId, batchPorts, senderOf } from '#app/routes/admin/upload/batch-order.ts'
import { UnreadableUpload, uploadedPhotos } from '#app/routes/admin/upload/uploaded-photos.ts'
import { slotPictureView } from '#app/slot-picture-view.ts'
import { isMarkName, isPictureName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'
import { receiveSlotPicture, slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/replace-picture'
import { MarkPreview } from './mark-preview.tsx'
import { PictureForm, type PictureFormResult, type PictureProblems } from './picture-form.tsx'
import { slotNamed, slotOf } from './slot.ts'
import { consentProblem, putIntoSlot } from './slot-batch.ts'
import { SlotImage } from './slot-image.tsx'

export const handle: RouteHandle = { upload: true }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { school, photoUrls } = context.get(servicesContext)
  const latest = await school.latest()
  const slot = slotOf(params.imagem, latest)
  const { name, shape } = slot
  const picture = latest.pictures[name]
  return {
    slot,
    photo: picture && shape ? slotPictureView(shape, picture, photoUrls.site) : null,
    mark: isMarkName(name) ? markView(latest.pictures, photoUrls.site, name) : null,
    stands: picture?.url ?? '',
  }
})

/** For a plain form, which sends the file and its fields at once; a script sends them one after the other. */
export const action = acting(async (args: Route.ActionArgs) => {
  const outcome = await takePicture(args)
  if (typeof outcome !== 'string') {
    return data<PictureFormResult>({ problems: outcome }, { status: 400 })
  }
  return redirectDocument(outcome)
}, 'Erro no Upload')

async function takePicture(args: Route.ActionArgs): Promise<string | PictureProblems> {
  const { request, params, context } = args
  const slot = slotNamed(params.imagem)
  const { now, ...ports } = batchPorts(context)
  const order = slotOrder(batchId(undefined), slot, senderOf(context))
  const fields = new Map<string, string>()
  let file: OfferedPhoto | undefined
  try {
    for await (const sent of uploadedPhotos(request, (name, text) => fields.set(name, text))) {
      file ??= sent
    }
  } catch (error) {
    if (error instanceof UnreadableUpload) return { foto: error.message }
    throw error
  }
  const consent = consentProblem(slot, fields)
  if (!file || consent) {
    const missing = (isMarkName(slot) ? words.marks : words.upload).fileMissing
    return { ...(!file && { foto: missing }), ...(consent && { autorizacao: consent }) }
  }
  const received = await receiveSlotPicture(order, file, ports, now)
  if (received.kind === 'refused') return { foto: received.sentence }
  const next = await putIntoSlot(slot, order, fields.get('antes') || null, context)
  return next ?? href('/admin/escola/imagens/:imagem', params)
}

export default function ReplacePicture({ loaderData, actionData }: Route.ComponentProps) {
  const { slot, photo, mark, stands } = loaderData
  const { name, title, use, back } = slot
  return (
    <Page title={title} lead={use} back={back}>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_1.2fr]">
        <figure>
          {isMarkName(name) ? (
            <MarkPreview slot={name} mark={mark} />
          ) : (
            <SlotImage
              slot={slot}
              photo={photo}
              sizes="(min-width: 1024px) 32rem, 100vw"
              className="bubble w-full max-w-lg"
            />
          )}
          <figcaption className="mt-2 text-small text-soft">
            {words.now}: {stateOf(name, stands !== '')}
          </figcaption>
        </figure>
        <PictureForm slot={slot} stands={stands} result={actionData} />
      </div>
    </Page>
  )
}

function stateOf(name: string, isOwn: boolean): string {
  if (isMarkName(name)) return isOwn ? words.marks.own : words.marks.shipped
  return isOwn ? words.photo : isPictureName(name) ? words.drawing : words.none
}
