/**
 * Who came by a link of the site goes on from the new page's heading; a link to a section is followed
 * by the browser itself. Whoever has moved the focus meanwhile keeps it, and so does the page around a frame.
 */
export function focusHeading(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fromSite = document.referrer.startsWith(`${location.origin}/`)
  const untouched = document.activeElement === document.body && !location.hash
  if (page?.type !== 'navigate' || !fromSite || !untouched || window !== window.top) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
