import { href, type RouterContextProvider, redirect } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { answerOrFault, type UploadAnswer } from '#app/routes/admin/upload/upload-answer.ts'
import { uploadedFile } from '#app/routes/admin/upload/uploaded-file.ts'
import { isMarkName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { rightOf } from '#domain/admin/held-right.ts'
import { isBrandSlot, logoTone } from '#domain/school/brand.ts'
import { uploadSlotPicture } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/upload-picture'
import { slotNamed } from './slot.ts'

export const handle: RouteHandle = { upload: true }

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/admin/escola/imagens/:imagem', params))

/** Puts the file of the form into its slot. */
export function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  return answerOrFault(async (): Promise<UploadAnswer> => {
    const { file, fields } = await uploadedFile(request)
    if (!isBrandSlot(slot) && !fields.has('autorizacao')) {
      return { refused: words.upload.consentMissing, isFault: false }
    }
    const { clock, now, ...services } = context.get(servicesContext)
    const person = context.get(adminContext)
    const author = authorOf(context)
    const outcome = await uploadSlotPicture(
      {
        slot,
        file,
        submission: readSubmissionId(fields.get('envio') ?? null),
        replaces: fields.get('antes') || null,
        author,
        right: person ? rightOf(person, now) : undefined,
      },
      services,
      clock.now(),
    )
    if (typeof outcome === 'object') return { refused: outcome.refused, isFault: false }
    if (outcome === 'changed') {
      const page = href('/admin/escola/imagens/:imagem', params)
      return { next: withFlash(page, 'imagem-alterada') }
    }
    if (outcome === 'saved-before') return { next: await pageAfter(slot, context) }
    logChange(context, { ...author, kind: 'picture-replaced', subject: slot })
    return { next: await pageAfter(slot, context, author.id) }
  }, context)
}

/**
 * A photo is adjusted next; for a logo, the message says how well it can be seen. `mudanca`: the recorded change, which
 * the message offers to undo.
 */
async function pageAfter(
  imagem: string,
  context: Readonly<RouterContextProvider>,
  mudanca?: string,
): Promise<string> {
  const about = { parte: `imagens-${imagem}`, ...(mudanca && { mudanca }) }
  if (isMarkName(imagem)) {
    const { pictures } = await context.get(servicesContext).school.latest()
    const tone = imagem === 'logo' ? logoTone(pictures.logo ?? {}) : null
    const flash = tone ? (tone === 'dark' ? 'logo-escura' : 'logo-clara') : 'marca-trocada'
    return withFlash(href('/admin/escola/imagens'), flash, about)
  }
  const adjust = href('/admin/escola/imagens/:imagem/ajuste', { imagem })
  return withFlash(adjust, 'imagem-trocada', about)
}
