import type { RouteHandle } from '#app/route-handle.ts'
import { sortByDateTaken } from '#domain/photos/arrange-photos.ts'
import { arrange } from './arrange.ts'
import { photosAct, toPhotos } from './photos-act.ts'

export const handle: RouteHandle = { form: true }

export const loader = toPhotos

export const action = photosAct('ordem-nao-salva', (_, eventId, context) =>
  arrange(eventId, sortByDateTaken, context),
)
