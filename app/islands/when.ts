/** Decides when an island is hydrated; a press or a pointer on it does so at any time. */
export type When = (element: HTMLElement, hydrate: () => void) => void

export const pressed: When = () => {}

/** Once the page has loaded and the browser is idle, for islands that need no press. */
export const idle: When = (_, hydrate) => {
  afterLoad(() => {
    // Safari lacks it: there the island is hydrated at once.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(hydrate, { timeout: 2000 })
  })
}

/** For islands below the first screen. */
export const near: When = (element, hydrate) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: '200px 0px' },
  )
  // The island's own element has no box. If it has several children, the last one is the main part.
  if (element.lastElementChild) observer.observe(element.lastElementChild)
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
