const intervalMs = 500

/** Has a menu or a photo open, or takes a level test: the chat popup would be in the way. */
export function isVisitorBusy(): boolean {
  const open = document.querySelector(':popover-open, [aria-modal="true"], .lightbox-pending')
  return (
    open !== null ||
    [...document.querySelectorAll<HTMLIFrameElement>('[data-level-test]')].some(isRunning)
  )
}

/** A form of another host tells nothing about itself: it is in use while it has the focus. */
function isRunning(frame: HTMLIFrameElement): boolean {
  const own = frame.contentDocument
  if (!own) return frame === document.activeElement
  return own.querySelector('.level-test[data-running]') !== null
}

/** At once, or when the visitor has finished. */
export function whenVisitorIsFree(act: () => void): void {
  if (isVisitorBusy()) setTimeout(() => whenVisitorIsFree(act), intervalMs)
  else act()
}

/** Ends with the function returned. */
export function watchVisitor(onChange: (busy: boolean) => void): () => void {
  const timer = setInterval(() => onChange(isVisitorBusy()), intervalMs)
  return () => clearInterval(timer)
}
