import { readSchoolDocument, withState } from '#domain/school/school-document.ts'
import type { SiteNotice } from '#domain/school/site-notice.ts'
import type { AdminSite } from './admin-site.ts'

/** As another instance would have saved it. */
export async function saveNotice(
  { stores }: Pick<AdminSite, 'stores'>,
  notice: SiteNotice | null,
): Promise<void> {
  const { document, revision } = await stores.school.find()
  await stores.school.save(withState(readSchoolDocument(document).document, { notice }), revision)
}
