import { idle } from './when.ts'

/**
 * Reports what is done on this page to the server, which adds one to a number and stores nothing else (decision 55).
 * Presses are named by `data-count`; islands dispatch an event, because importing this would split the entry script.
 */
export function countVisit(): void {
  const { page } = document.body.dataset
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  // Pages that count nothing have no `data-page`.
  if (!page || globalPrivacyControl || navigator.doNotTrack === '1') return
  const count = (what: string) => navigator.sendBeacon('/contagem', `${page} ${what}`)
  let isCounted = false
  const countPage = () => {
    isCounted = isCounted || count(`pagina ${document.referrer.split('/')[2] ?? ''}`)
  }
  // When idle, so that it does not delay the page's pictures; or else before a short visit ends.
  idle(countPage)
  addEventListener('pagehide', countPage)
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-count]')
    if (pressed) count(pressed.dataset.count as string)
  })
  addEventListener('count', (event) => count((event as CustomEvent).detail))
}
