import { isBrandSlot } from '#domain/school/brand.ts'
import { readSchoolDocument, type SlotPicture } from '#domain/school/school-document.ts'
import { siteOwner, slotPicture } from '#domain/school/slot-pictures.ts'
import { type CopyReport, skippedPicture } from '#escola/copy-report.ts'
import type { ExportedPicture } from '#escola/export-format.ts'
import type { Stores } from '#server/stores.ts'
import { type EventSource, notShowable, originalOrReason } from './import-events.ts'

type Target = Pick<Stores, 'school' | 'photos' | 'pictures'>
type ImportOptions = { dryRun: boolean; signal: AbortSignal }

/** The target's own texts are kept; only slots that still show a drawing get their picture. */
export async function importSchool(
  source: Pick<EventSource, 'school' | 'readOriginal' | 'keepsUrl'>,
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
  { arquivo, ...picture }: ExportedPicture,
  {
    source,
    target,
    report,
  }: {
    source: Pick<EventSource, 'readOriginal' | 'keepsUrl'>
    target: Target
    report: CopyReport
  },
): Promise<SlotPicture | null> {
  if (await source.keepsUrl(picture)) {
    report.pictures += 1
    return picture
  }
  const skip = (reason: string) => {
    report.skippedPhotos.push(skippedPicture(slot, reason))
    return null
  }
  const original = await originalOrReason(() =>
    source.readOriginal({ url: picture.url, ...(arquivo && { arquivo }) }),
  )
  if ('reason' in original) return skip(original.reason)
  const encoded = await target.pictures.encodeForSlot(original.bytes, {
    isBrand: isBrandSlot(slot),
  })
  if ('refused' in encoded) return skip(notShowable)
  const stored = await target.photos.put(original.bytes, encoded, siteOwner)
  report.pictures += 1
  const { focus, alt, nome, uploadedAt } = picture
  return { ...slotPicture(stored, encoded), focus, alt, nome, uploadedAt }
}
