import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { UnreadableUpload, uploadedPhotos } from '#app/routes/admin/photos/uploaded-photos.ts'
import { isMarkName, type SlotName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import type { OfferedPhoto } from '#domain/photos/judge-files.ts'
import { isBrandSlot, logoTone } from '#domain/school/brand.ts'
import type { SlotPicture } from '#domain/school/school-document.ts'
import { replaceSlotPicture } from '#domain/school/slot-pictures.ts'
import type { PictureProblems } from './picture-form.tsx'
import { slotNamed } from './slot.ts'

type ActionArgs = {
  request: Request
  params: { imagem: string }
  context: Readonly<RouterContextProvider>
}

/** Puts the photo of a form into its slot: where to go then, or why not. */
export async function receivePicture(
  { request, params, context }: ActionArgs,
  onReceived: () => void = () => {},
): Promise<{ next: string } | { problems: PictureProblems } | { cancelled: true }> {
  const slot = slotNamed(params.imagem)
  const { now, ...ports } = context.get(servicesContext)
  const reading = await readForm(request, slot)
  if ('problems' in reading) return reading
  onReceived()
  const author = authorOf(context)
  const submission = readSubmissionId(request.headers.get('x-envio'))
  const outcome = await replaceSlotPicture({ slot, ...reading, submission, author }, ports, {
    now,
    onFilesLeft: logFilesLeft(context),
  })
  switch (outcome.kind) {
    case 'refused':
      return { problems: { foto: outcome.sentence } }
    case 'changed': {
      const page = href('/admin/escola/imagens/:imagem', { imagem: slot })
      return { next: withFlash(page, 'imagem-alterada') }
    }
    case 'saved': {
      logChange(context, { ...author, kind: 'picture-replaced', subject: slot })
      const { pictures } = await ports.school.latest()
      return { next: afterReplacing(slot, pictures) }
    }
    case 'cancelled':
      return { cancelled: true }
  }
}

/** A photo is adjusted next; of a logo it is said how well it can be seen. */
export function afterReplacing(imagem: SlotName, pictures: Record<string, SlotPicture>): string {
  if (isMarkName(imagem)) {
    const tone = imagem === 'logo' ? logoTone(pictures.logo?.luminance) : null
    const flash = tone ? (tone === 'dark' ? 'logo-escura' : 'logo-clara') : 'marca-trocada'
    return withFlash(href('/admin/escola/imagens'), flash)
  }
  const adjust = href('/admin/escola/imagens/:imagem/ajuste', { imagem })
  return withFlash(adjust, 'imagem-trocada')
}

type Reading = { file: OfferedPhoto; replaces: string | null } | { problems: PictureProblems }

async function readForm(request: Request, slot: SlotName): Promise<Reading> {
  const fields = new Map<string, string>()
  let file: OfferedPhoto | undefined
  try {
    for await (const sent of uploadedPhotos(request, (name, text) => fields.set(name, text))) {
      file ??= sent
    }
  } catch (error) {
    if (error instanceof UnreadableUpload) return { problems: { foto: error.message } }
    throw error
  }
  const problems = {
    ...(!file && { foto: (isMarkName(slot) ? words.marks : words.upload).fileMissing }),
    ...(!isBrandSlot(slot) &&
      !fields.has('autorizacao') && { autorizacao: words.upload.consentMissing }),
  }
  if (!file || Object.keys(problems).length > 0) return { problems }
  return { file, replaces: fields.get('antes') || null }
}
