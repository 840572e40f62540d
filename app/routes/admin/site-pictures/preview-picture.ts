import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { noPreview, previewPage } from '#app/routes/admin/school/preview-page.ts'
import { UnreadableUpload, uploadedFile } from '#app/routes/admin/upload/uploaded-file.ts'
import { schoolWords } from '#content/admin.ts'
import { shownAt } from '#content/shown-at.ts'
import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import type { EncodedSlotPicture } from '#domain/photos/picture-encoder.ts'
import { slotWidths } from '#domain/photos/slot-files.ts'
import { encodeSlotPicture, slotPicture } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/preview-picture'
import { slotNamed } from './slot.ts'

export const handle: RouteHandle = { upload: true }

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/admin/escola/imagens/:imagem', params))

/** The page of the site with the chosen file in its slot. */
export const action = acting(
  async ({ request, params, context }: Route.ActionArgs) => {
    const { school, pictures, photoUrls, now } = context.get(servicesContext)
    const slot = slotNamed(params.imagem)
    const place = shownAt('imagens', slot)
    if (place === null) return redirect(href('/admin/escola/imagens/:imagem', params))
    const sent = await uploadedFile(request).catch(sentenceOfUnreadable)
    if ('sentence' in sent) return noPreview([sent.sentence], 400)
    const { file } = sent
    const encoded = await encodeSlotPicture(slot, file, pictures)
    if ('sentence' in encoded) return noPreview([encoded.sentence], 400)

    const { document } = await school.latest()
    const picture = {
      ...slotPicture({ url: previewUrl }, encoded),
      // With this width it is offered in a single size: the page contains each size as a data URL.
      ...narrowed(encoded),
      nome: file.name,
      uploadedAt: now().toISOString(),
    }
    return previewPage(
      place,
      {
        document: { ...document, pictures: { ...document.pictures, [slot]: picture } },
        pictureUrls: withPreview(photoUrls.site, encoded),
      },
      context,
    )
  },
  () => noPreview([schoolWords.notSaved], 503),
)

const previewUrl = '/previa'

function sentenceOfUnreadable(error: unknown) {
  if (error instanceof UnreadableUpload) return { sentence: error.message }
  throw error
}

function narrowed({ width, height }: EncodedSlotPicture) {
  const [narrow] = slotWidths
  return { width: narrow, height: Math.max(1, Math.round((narrow * height) / width)) }
}

/** The picture is not stored: the page contains it as data URLs. */
function withPreview(urls: SitePictureUrls, { files, slot }: EncodedSlotPicture): SitePictureUrls {
  const avif = dataUrl('image/avif', slot.files['1400.avif'])
  const webp = dataUrl('image/webp', files['800'])
  return {
    sizes: (photo) =>
      photo.url === previewUrl ? { src: webp, large: webp, og: null } : urls.sizes(photo),
    slot: (url, size) => {
      if (url !== previewUrl) return urls.slot(url, size)
      return size.format === 'avif' ? avif : webp
    },
    brand: (url, picture) => (url === previewUrl ? webp : urls.brand(url, picture)),
  }
}

function dataUrl(type: string, bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte))
  return `data:${type};base64,${btoa(characters.join(''))}`
}
