import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { batchPorts } from '#app/routes/admin/upload/batch-order.ts'
import { isMarkName } from '#content/media/slots.ts'
import { sitePicturesWords as words } from '#content/site-pictures.ts'
import { isBrandSlot, logoTone } from '#domain/school/brand.ts'
import { saveSlotPicture, type slotOrder } from '#domain/school/slot-pictures.ts'

type Context = Readonly<RouterContextProvider>

/** Why the fields of the form do not allow the picture in its slot. */
export function consentProblem(slot: string, fields: { has(name: string): boolean }) {
  return isBrandSlot(slot) || fields.has('autorizacao') ? null : words.upload.consentMissing
}

/** Puts the picture that has arrived into its slot and returns the next page. Null: it is no longer waiting. */
export async function putIntoSlot(
  slot: string,
  order: ReturnType<typeof slotOrder>,
  replaces: string | null,
  context: Context,
): Promise<string | null> {
  const { now, ...ports } = batchPorts(context)
  const author = authorOf(context)
  const outcome = await saveSlotPicture({ order, replaces, author }, ports, now())
  if (outcome === 'gone') return null
  if (outcome === 'changed') {
    const page = href('/admin/escola/imagens/:imagem', { imagem: slot })
    return withFlash(page, 'imagem-alterada')
  }
  if (outcome === 'saved-before') return afterReplacing(slot, context)
  logChange(context, { ...author, kind: 'picture-replaced', subject: slot })
  return afterReplacing(slot, context, author.id)
}

/**
 * A photo is adjusted next; for a logo, the message says how well it can be seen. `mudanca`: the recorded change, which
 * the message offers to undo.
 */
export async function afterReplacing(
  imagem: string,
  context: Context,
  mudanca?: string,
): Promise<string> {
  const about = { parte: `imagens-${imagem}`, ...(mudanca && { mudanca }) }
  if (isMarkName(imagem)) {
    const { pictures } = await context.get(servicesContext).school.latest()
    const tone = imagem === 'logo' ? logoTone(pictures.logo?.luminance) : null
    const flash = tone ? (tone === 'dark' ? 'logo-escura' : 'logo-clara') : 'marca-trocada'
    return withFlash(href('/admin/escola/imagens'), flash, about)
  }
  const adjust = href('/admin/escola/imagens/:imagem/ajuste', { imagem })
  return withFlash(adjust, 'imagem-trocada', about)
}
