import { servicesContext } from '#app/context.ts'
import { maySave } from '#domain/photos/photos-to-save.ts'
import type { Route } from './+types/gallery-photo-jpeg'
import { jpegResponse, photoIdOf } from './jpeg-response.ts'
import { orUnavailable } from './or-unavailable.ts'

/** A photo that everyone may see, for download, if the school offers that to everyone. */
export const loader = orUnavailable(async ({ params: { id, file }, context }: Route.LoaderArgs) => {
  const { publicEvents, school } = context.get(servicesContext)
  return jpegResponse(context, async () => {
    const photoId = photoIdOf(file)
    const { facts } = await school.shown()
    if (photoId === null || !maySave('everyone', facts)) return null
    return publicEvents.photoById(id, photoId)
  })
})
