import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import { pictureOf } from '#domain/school/lists/item-pictures.ts'
import { listOf } from '#domain/school/lists/lists.ts'
import type { ShownTeacher } from '#domain/school/shown-lists.ts'
import { slotPictureView } from './slot-picture-view.ts'
import type { TeacherView } from './ui/teacher-cards.tsx'

/** What the browser gets of the teachers. */
export function teacherViews(
  teachers: readonly ShownTeacher[],
  urls: SitePictureUrls,
): TeacherView[] {
  const shape = pictureOf(listOf('teachers'))?.shape
  return teachers.map(({ id, name, languages, sentence, picture }) => ({
    id,
    name,
    languages,
    sentence,
    photo: picture && shape ? slotPictureView(shape, picture, urls) : null,
  }))
}
