import { idle } from '#app/islands/when.ts'

/** Missing in some browsers, and in TypeScript's DOM types. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Applies prefetched-pages.tsx once the page is idle: the next pages must not compete with this one's pictures. */
export function allowPrefetch(): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType?.endsWith('2g')) return
  const applied = new Map<Element, HTMLScriptElement>()
  const applySeen = () => {
    for (const rules of document.querySelectorAll('[data-speculation-rules]')) {
      if (applied.has(rules) || !rules.parentElement?.checkVisibility?.()) continue
      const script = document.createElement('script')
      script.type = 'speculationrules'
      script.textContent = rules.textContent
      document.body.append(script)
      applied.set(rules, script)
    }
  }
  const apply = () => idle(applySeen)
  apply()
  // A menu that opens shows more links.
  document.addEventListener('toggle', apply, true)
  // After a return from another tab, fetch the pages again: what was prefetched may be stale.
  document.addEventListener('visibilitychange', () => {
    for (const script of applied.values()) script.remove()
    applied.clear()
    if (document.visibilityState === 'visible') apply()
  })
}
