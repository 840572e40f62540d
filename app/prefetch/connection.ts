/** Not in every browser, and not in TypeScript's own list. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor's line has room for pages that they may never open. */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return !saveData && !['slow-2g', '2g'].includes(effectiveType ?? '')
}
