/**
 * Focuses the new page's heading after a link of the site; for a link to a section, the browser moves the
 * focus itself. Does nothing if the visitor has moved the focus meanwhile, or inside a frame.
 */
export function focusHeading(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fromSite = document.referrer.startsWith(`${location.origin}/`)
  const untouched = document.activeElement === document.body && !location.hash
  if (page?.type !== 'navigate' || !fromSite || !untouched || window !== window.top) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
