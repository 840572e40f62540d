import { servicesContext, sitemapContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { isLanguageId } from '#domain/languages.ts'
import { openClasses } from '#domain/school/open-classes.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/sitemap'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { cache: true }

/** A sitemap holds at most 50,000 URLs. */
const maxEvents = 49_000

export const loader = orUnavailable(async ({ context }: Route.LoaderArgs) => {
  const { siteUrl, publicEvents, school, now } = context.get(servicesContext)
  const { facts, classes } = await school.shown()
  const hasClasses = openClasses(classes, schoolDayOf(now())).length > 0
  const isTaught = (path: string) => {
    const language = path.slice(path.lastIndexOf('/') + 1)
    return !isLanguageId(language) || facts.offer.languages.includes(language)
  }
  const { events: all } = await publicEvents.page({ from: 0, size: maxEvents })
  const entries = context.get(sitemapContext).flatMap(({ path, sitemap }) => {
    if (!isTaught(path)) return []
    if (sitemap === 'classes' && !hasClasses) return []
    if (sitemap !== 'events') return `<url><loc>${siteUrl}${path}</loc></url>`
    return all.map(({ id, criadoEm }) => {
      const url = siteUrl + path.replace(':id', encodeURIComponent(id))
      const changed = /^\d{4}-\d{2}-\d{2}/.exec(criadoEm)?.[0]
      return `<url><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
    })
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
})
