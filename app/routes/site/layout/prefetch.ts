import { idle } from '#app/islands/when.ts'

/** Not in every browser, and not in TypeScript's own list. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Applies speculation-rules.tsx once the page is idle: the next pages must not compete with this one's pictures. */
export function allowPrefetch(): void {
  const rules = document.getElementById('speculation-rules')?.textContent
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  if (!rules || saveData || effectiveType?.endsWith('2g')) return
  let applied: HTMLScriptElement | undefined
  const apply = () =>
    idle(document.body, () => {
      applied?.remove()
      applied = document.createElement('script')
      applied.type = 'speculationrules'
      applied.textContent = rules
      document.body.append(applied)
    })
  apply()
  // After a return from another tab, fetch the pages again: what was prefetched may be stale.
  document.addEventListener('visibilitychange', () => {
    applied?.remove()
    if (document.visibilityState === 'visible') apply()
  })
}
