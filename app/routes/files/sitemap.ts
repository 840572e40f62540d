import { href } from 'react-router'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/sitemap'

const pages = [
  '/',
  href('/cursos'),
  href('/about'),
  href('/teste-nivel'),
  href('/eventos'),
  href('/contato'),
  href('/privacidade'),
]

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext)
  const entries = pages.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
