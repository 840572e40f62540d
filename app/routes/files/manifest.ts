import { iconUrl } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { homeHead } from '#content/hero.ts'
import type { IconFile } from '#domain/photos/slot-files.ts'
import type { Route } from './+types/manifest'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { cache: true }

export const loader = orUnavailable(async ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext)
  const { facts: school, pictures } = await services.school.shown()
  const icon = (file: IconFile) => iconUrl(pictures, services.photoUrls.site, file)
  const manifest = {
    name: school.name,
    short_name: school.name.slice(0, 18),
    description: homeHead(school).description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#fcf7ee',
    theme_color: '#16357a',
    icons: [
      { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: icon('icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
})
