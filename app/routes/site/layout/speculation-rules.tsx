import { useRendering } from '#app/rendering.ts'

/**
 * Once prefetch.ts allows it: neither this page, nor a file (photos and calendar entries have their ending),
 * nor what an island shows by itself.
 */
const otherPages = [
  { href_matches: '/*' },
  { selector_matches: '[data-prefetch] a' },
  { not: { href_matches: ['/admin*', '/*.*'] } },
  { not: { selector_matches: '[data-press], [target], [download], [href^="#"]' } },
]

/** Those that visitors go to most: not the footer, not every filter of the catalogue, not every event. */
const nextPages = {
  selector_matches: ':is(header, main) a:not([href*="?"], li:nth-child(n + 5) article a)',
}

/** One constant text. A browser that knows no rules fetches the next page at the tap. */
const rules = JSON.stringify({
  prefetch: [
    { where: { and: [...otherPages, nextPages] }, eagerness: 'immediate' },
    { where: { and: otherPages }, eagerness: 'moderate' },
  ],
})

export function SpeculationRules() {
  const nonce = useRendering()?.nonce
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
    <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
  )
}
