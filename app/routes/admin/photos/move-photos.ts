import type { RouteHandle } from '#app/route-handle.ts'
import { movePhotos, type PhotoPlace } from '#domain/photos/arrange-photos.ts'
import { arrange } from './arrange.ts'
import { readPhotoIds } from './photo-ids.ts'
import { photosAct, toPhotos } from './photos-act.ts'

export const handle: RouteHandle = { form: true }

export const loader = toPhotos

export const action = photosAct('ordem-nao-salva', async (form, eventId, context) => {
  const place = readPlace(form)
  return place ? arrange(eventId, movePhotos(readPhotoIds(form), place), context) : null
})

function readPlace(form: FormData): PhotoPlace | null {
  const neighbour = Number(form.get('vizinha'))
  switch (form.get('lugar')) {
    case 'inicio':
      return 'first'
    case 'fim':
      return 'last'
    case 'antes':
      return { before: neighbour }
    case 'depois':
      return { after: neighbour }
    default:
      return null
  }
}
