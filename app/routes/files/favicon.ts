import { iconUrl } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/favicon'
import { orUnavailable } from './or-unavailable.ts'

/** For clients that do not read a page's head. Pages link to the icon itself. */
export const loader = orUnavailable(async ({ context }: Route.LoaderArgs) => {
  const { school, photoUrls } = context.get(servicesContext)
  const { pictures } = await school.shown()
  return new Response(null, {
    status: 302,
    headers: {
      location: iconUrl(pictures, photoUrls.site, 'icon-32.png'),
      'cache-control': 'public, max-age=300',
    },
  })
})
