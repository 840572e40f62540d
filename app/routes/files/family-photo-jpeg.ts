import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import { maySave } from '#domain/photos/photos-to-save.ts'
import type { Route } from './+types/family-photo-jpeg'
import { countDownload } from './count-download.ts'
import { jpegResponse, photoIdOf } from './jpeg-response.ts'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { guarded: true }

/** A photo of an event that is not for everyone, for download. */
export const loader = orUnavailable(
  async ({ request, params: { id, file }, context }: Route.LoaderArgs) => {
    const { guardedEvents, school } = context.get(servicesContext)
    return jpegResponse(context, async () => {
      const photoId = photoIdOf(file)
      if (photoId === null) return null
      const found = await guardedEvents.photoById(id, await viewerOf(request, context), photoId)
      const { facts } = await school.shown()
      if (!found || !maySave(found.right, facts)) return null
      await countDownload('foto-das-familias', { request, right: found.right, context })
      return found
    })
  },
)
