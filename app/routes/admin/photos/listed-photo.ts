import { photosWords } from '#content/admin.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { type ShownPhoto, shownPhoto } from '../../../shown-photo.ts'

/** A photo as the admin sees it: with its file's name and the moment it was sent. */
export type ListedPhoto = ShownPhoto & { nome: string; sentAt: string | null; isCover: boolean }

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

export function listedPhoto(photo: Photo, cover: string | null): ListedPhoto {
  const sent = Date.parse(photo.uploadedAt)
  return {
    ...shownPhoto(photo),
    nome: photo.nome || photosWords.unnamed,
    sentAt: Number.isNaN(sent) ? null : moment.format(sent),
    isCover: photo.url === cover,
  }
}
