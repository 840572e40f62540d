import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { trainingCrawlers } from '#content/training-crawlers.ts'
import type { Route } from './+types/robots'

export const handle: RouteHandle = { cache: true }

/** The terms of contentsignals.org. A crawler reads only its own group, so every group repeats them. */
const contentSignal = 'Content-Signal: search=yes, ai-train=no'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext)
  const groups = [
    ['User-agent: *', contentSignal, 'Disallow: /admin'],
    [
      ...trainingCrawlers.map((name) => `User-agent: ${name}`),
      contentSignal,
      'Disallow: /admin',
      'Disallow: /galeria-evento/',
      'Disallow: /familias/',
      'Disallow: /fotos/',
    ],
    [`Sitemap: ${siteUrl}/sitemap.xml`],
  ]
  return new Response(`${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
