/**
 * Matches while a menu, a photo or a level test is open. A level test on another host counts while it has the focus.
 */
const inUse =
  ':popover-open, [aria-modal="true"], .lightbox-pending, [data-running], [data-level-test="external"]:focus'

/** Acts at once, or when the visitor has finished. */
export function whenVisitorIsFree(act: () => void): void {
  if (document.querySelector(inUse)) setTimeout(() => whenVisitorIsFree(act), 500)
  else act()
}
