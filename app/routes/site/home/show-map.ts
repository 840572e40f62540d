import { idle } from '#app/islands/when.ts'

/** A browser loads even a lazy frame before the first paint if it is within some screens, and this one outweighs the page. */
export function showMap(): void {
  const map = document.querySelector<HTMLElement>('.school-map')
  if (!map) return
  idle(map, () => {
    map.dataset.shown = ''
  })
}
