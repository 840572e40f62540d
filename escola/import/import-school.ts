import { isBrandSlot } from '#domain/school/brand.ts'
import { readSchoolDocument, type SlotPicture } from '#domain/school/school-document.ts'
import { siteOwner, slotPicture } from '#domain/school/slot-pictures.ts'
import { type CopyReport, slotLabel } from '#escola/copy-report.ts'
import type { ExportedPicture } from '#escola/export-format.ts'
import type { Stores } from '#server/stores.ts'
import { copyOriginal } from './copy-original.ts'
import type { EventSource } from './import-events.ts'

type Source = Pick<EventSource, 'school' | 'readOriginal' | 'keepsUrl'>
type Target = Pick<Stores, 'school' | 'photos' | 'pictures'>
type ImportOptions = { dryRun: boolean; signal: AbortSignal }

/** The target's own texts are kept; only slots that still show a drawing get their picture. */
export async function importSchool(
  source: Source,
  target: Target,
  report: CopyReport,
  { dryRun, signal }: ImportOptions,
): Promise<void> {
  if (!source.school) return
  const { document: stored, revision } = await target.school.find()
  const existing = stored === null ? null : readSchoolDocument(stored).document
  const missing = Object.entries(source.school.pictures).filter(
    ([slot]) => !existing?.pictures[slot],
  )
  report.school = !existing
  if (existing && missing.length === 0) return
  if (dryRun) {
    report.pictures = missing.length
    return
  }
  const imported: SlotPicture[] = []
  try {
    const pictures: Record<string, SlotPicture> = { ...existing?.pictures }
    for (const [slot, picture] of missing) {
      signal.throwIfAborted()
      const copy = await importPicture(slot, picture, { source, target, report })
      if (!copy) continue
      pictures[slot] = copy
      if (copy.url !== picture.url) imported.push(copy)
    }
    if (!(await target.school.save({ ...(existing ?? source.school), pictures }, revision))) {
      throw new Error('Os dados da escola mudaram no painel enquanto o comando trabalhava.')
    }
  } catch (error) {
    await target.photos.remove(imported)
    throw error
  }
}

async function importPicture(
  slot: string,
  picture: ExportedPicture,
  { source, target, report }: { source: Source; target: Target; report: CopyReport },
): Promise<SlotPicture | null> {
  const { arquivo: _, ...shown } = picture
  if (await source.keepsUrl(picture)) {
    report.pictures += 1
    return shown
  }
  const context = { source, target, report, owner: siteOwner }
  const copy = await copyOriginal(picture, slotLabel(slot), context, (bytes) =>
    target.pictures.encodeForSlot(bytes, { isBrand: isBrandSlot(slot) }),
  )
  if (!copy) return null
  report.pictures += 1
  const { focus, alt, nome, uploadedAt } = picture
  return { ...slotPicture(copy.stored, copy.encoded), focus, alt, nome, uploadedAt }
}
