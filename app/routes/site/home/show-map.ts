import { idle } from '#app/islands/when.ts'

/** Chromium loads a lazy frame before the first paint if it is only a few screens away. The map waits until the page is idle. */
export function showMap(): void {
  const map = document.querySelector<HTMLElement>('.school-map')
  if (!map) return
  idle(() => {
    map.dataset.shown = ''
  })
}
