export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`
}

/** '850,0 MB', '72,7 GB' */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  const [size, unit] = megabytes < 1024 ? [megabytes, 'MB'] : [megabytes / 1024, 'GB']
  return `${size.toFixed(1).replace('.', ',')} ${unit}`
}

export function counted(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`
}

/** '1 evento e 24 fotos' */
export function eventsAndPhotos(events: number, photos: number): string {
  return `${counted(events, 'evento', 'eventos')} e ${counted(photos, 'foto', 'fotos')}`
}
