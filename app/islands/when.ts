/**
 * Hydrates an island that nobody has touched; a pointer, the focus or a press does so at any time. `hydrate` never
 * rejects: if the script was lost, the next call tries again.
 */
export type When = (element: HTMLElement, hydrate: () => Promise<void>) => void

/** Once the page has loaded and the browser is idle. */
export function idle(work: () => void): void {
  afterLoad(() => {
    // Safari lacks it.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(work, { timeout: 2000 })
  })
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
