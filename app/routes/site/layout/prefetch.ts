import { idle } from '#app/islands/when.ts'

/** Not in every browser, and not in TypeScript's own list. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Has speculation-rules.tsx match once the page is idle: the next pages must not compete with this one's own pictures. */
export function allowPrefetch(): void {
  const page = document.documentElement
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType?.endsWith('2g')) return
  const allow = () => idle(page, () => page.setAttribute('data-prefetch', ''))
  allow()
  // After a return from another tab, fetch the pages again: what was prefetched may be stale.
  document.addEventListener('visibilitychange', () => {
    page.removeAttribute('data-prefetch')
    if (document.visibilityState === 'visible') allow()
  })
}
