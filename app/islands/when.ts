/** Hydrates an island that nobody has touched; a pointer, the focus or a press does so at any time. */
export type When = (element: HTMLElement, hydrate: () => void) => void

/** Once the page has loaded and the browser is idle, for islands that need no press. */
export const idle: When = (_, hydrate) => {
  afterLoad(() => {
    // Safari lacks it: there the island is hydrated at once.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(hydrate, { timeout: 2000 })
  })
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
