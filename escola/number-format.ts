export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`
}

export function counted(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`
}

/** Photos that have arrived and are not saved yet. The sentence goes on with where they are. */
export function waitingPhotos(count: number): string {
  return counted(count, 'foto à espera de ser salva está', 'fotos à espera de serem salvas estão')
}

/** '1 evento e 24 fotos' */
export function eventsAndPhotos(events: number, photos: number): string {
  return `${counted(events, 'evento', 'eventos')} e ${counted(photos, 'foto', 'fotos')}`
}
