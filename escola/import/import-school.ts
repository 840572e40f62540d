import type { PhotoBatch } from '#domain/photos/photo-store.ts'
import { isBrandSlot } from '#domain/school/brand.ts'
import { readSchoolDocument, type SlotPicture } from '#domain/school/school-document.ts'
import { slotPicture } from '#domain/school/slot-pictures.ts'
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
  const batch = await target.photos.beginBatch('imagens-do-site')
  try {
    const pictures: Record<string, SlotPicture> = { ...existing?.pictures }
    for (const [slot, picture] of missing) {
      signal.throwIfAborted()
      const copy = await importPicture(slot, picture, batch, { source, target, report })
      if (copy) pictures[slot] = copy
    }
    await batch.publish()
    if (!(await target.school.save({ ...(existing ?? source.school), pictures }, revision))) {
      throw new Error('Os dados da escola mudaram no painel enquanto o comando trabalhava.')
    }
  } catch (error) {
    await batch.abandon()
    throw error
  }
  await batch.finish()
}

async function importPicture(
  slot: string,
  { arquivo, ...picture }: ExportedPicture,
  batch: PhotoBatch,
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
  const staged = await batch.stage(original.bytes, encoded)
  report.pictures += 1
  const { focus, alt, nome, uploadedAt } = picture
  return { ...slotPicture(staged, encoded), focus, alt, nome, uploadedAt }
}
