/** Robots that identify themselves. */
const robots =
  /bot|crawl|spider|preview|headless|lighthouse|monitor|curl|wget|python|facebookexternalhit/i

/** Whether a request comes from a browser that has not asked to be left out. */
export function mayBeCounted(headers: Headers): boolean {
  return (
    headers.get('sec-gpc') !== '1' &&
    headers.get('dnt') !== '1' &&
    !robots.test(headers.get('user-agent') ?? 'bot')
  )
}
