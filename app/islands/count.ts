import { idle } from './when.ts'

/**
 * Tells the server what is done on this page: it adds one to a number and keeps nothing else (decision 55). Presses
 * are named by `data-count`; islands dispatch an event, because importing this would split the entry script in two.
 */
export function countVisit(): void {
  const { page } = document.body.dataset
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  // Pages that count nothing have no `data-page`.
  if (!page || globalPrivacyControl || navigator.doNotTrack === '1') return
  const count = (what: string) => navigator.sendBeacon('/contagem', `${page} ${what}`)
  // Later than the page's pictures, which it would delay.
  idle(document.body, () => count(`pagina ${document.referrer.split('/')[2] ?? ''}`))
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-count]')
    if (pressed) count(pressed.dataset.count ?? '')
  })
  addEventListener('count', (event) => count((event as CustomEvent).detail))
}
