import { type PhotoView, photoView } from '#app/photo-view.ts'
import { photosWords } from '#content/admin.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoSizes } from '#domain/photos/photo-urls.ts'
import { formatAtSchool } from '#domain/school-day.ts'

export type AdminPhotoView = PhotoView & { nome: string; sentAt: string | null; isCover: boolean }

export function adminPhotoView(
  photo: Photo & { numero?: number },
  cover: string | null,
  sizesOf: PhotoSizes,
): AdminPhotoView {
  const sent = Date.parse(photo.uploadedAt)
  return {
    ...photoView(photo, sizesOf),
    nome: photo.nome || photosWords.unnamed,
    sentAt: Number.isNaN(sent)
      ? null
      : formatAtSchool(sent, { dateStyle: 'short', timeStyle: 'short' }),
    isCover: photo.url === cover,
  }
}
