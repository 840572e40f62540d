import { useRendering } from '#app/rendering.ts'

/** Neither a file (photos and calendar entries have an extension), nor what an island shows by itself. */
const otherPages = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/*.*'] } },
  { not: { selector_matches: '[data-press], [target], [download], [href^="#"]' } },
]

/** Those that visitors go to most: not the footer, every language, every filter of the catalogue or every event. */
const nextPages = {
  selector_matches:
    ':is(header, main) a:not([href*="?"], [href^="/cursos/"], [href^="/teste-nivel/"], li:nth-child(n + 5) article a)',
}

/** One constant text, so that the content security policy can name it by its hash. */
const rules = JSON.stringify({
  prefetch: [
    { where: { and: [...otherPages, nextPages] }, eagerness: 'immediate' },
    { where: { and: otherPages }, eagerness: 'moderate' },
  ],
})

/** Inert until prefetch.ts applies it. Browsers without speculation rules load the next page at the tap. */
export function SpeculationRules() {
  const nonce = useRendering()?.nonce
  return (
    <script
      id="speculation-rules"
      type="application/json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  )
}
