/** Marks a link whose page is to be fetched ahead. */
export const prefetchMark = 'data-prefetch'

/** One constant text, so that the content security policy can name it by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${prefetchMark}]` }, eagerness: 'immediate' }],
})
