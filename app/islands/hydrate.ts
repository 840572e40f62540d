import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** After an error the island shows what the server rendered; the rest of the page is not affected. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  const rendered = element.innerHTML
  // Not in a transition: somebody has pressed, and waits.
  const root = hydrateRoot(element, createElement(Component, props), {
    onUncaughtError: (error) => {
      console.error(error)
      setTimeout(() => {
        root.unmount()
        element.innerHTML = rendered
      })
    },
  })
}
