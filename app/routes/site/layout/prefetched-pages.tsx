import { href, useLocation } from 'react-router'
import { inlineJson } from '#app/inline-json.ts'
import { useRendering } from '#app/rendering.ts'

/** Fetched once the element around it is visible: inside a menu, not before the menu opens. */
export function PrefetchedPages({ paths }: { paths: readonly string[] }) {
  const { pathname } = useLocation()
  const urls = paths.filter((path) => path !== pathname)
  return urls.length > 0 && <SpeculationRules prefetch={[{ urls, eagerness: 'immediate' }]} />
}

/** Only the first few of a list: a visitor opens few, and pays for all that are fetched. */
export function PrefetchedGalleries({ events }: { events: readonly { id: string }[] }) {
  const paths = events.slice(0, 4).map(({ id }) => href('/galeria-evento/:id', { id }))
  return <PrefetchedPages paths={paths} />
}

/** Leaves out files (photos and calendar entries have an extension), sections, and what an island shows. */
const otherPages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/admin*', '/formulario/*', '/*.*', '/*#(.+)', '/*\\?fotos=todas'] } },
  ],
}

/** Any other page is fetched when a link to it is pointed at or touched. */
export function PrefetchOnTouch() {
  return <SpeculationRules prefetch={[{ where: otherPages, eagerness: 'moderate' }]} />
}

/**
 * Inert until prefetch.ts applies it. Browsers without speculation rules load the next page at the tap.
 * Pages are listed by URL: with a selector, Chromium styles the whole page again after every `pushState`,
 * which takes a slow phone 12 ms.
 */
function SpeculationRules(rules: { prefetch: readonly object[] }) {
  const nonce = useRendering()?.nonce
  return (
    <script
      data-speculation-rules
      type="application/json"
      nonce={nonce}
      // oxlint-disable-next-line react/no-danger -- addresses of our own pages, escaped
      dangerouslySetInnerHTML={{ __html: inlineJson(rules) }}
    />
  )
}
