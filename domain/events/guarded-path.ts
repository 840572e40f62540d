/** Where the site serves a gallery to those who may see it. */
export function guardedGalleryPath(eventId: string): string {
  return `/familias/galeria/${encodeURIComponent(eventId)}`
}

/** Where it serves the files of one of the gallery's photos. */
export function guardedFolder(eventId: string, key: string): string {
  return `${guardedGalleryPath(eventId)}/${key}`
}
