import { adminAuthKey, readStorage } from '#app/browser-storage.ts'
import { playFacadeVideo } from '#app/routes/site/contact/play-facade-video.ts'
import { showMap } from '#app/routes/site/home/show-map.ts'
import { turnCarousels } from '#app/routes/site/home/turn-carousels.ts'
import { focusHeading } from '#app/routes/site/layout/focus-heading.ts'
import { watchMenus } from '#app/routes/site/layout/menus.ts'
import { showPendingPages } from '#app/routes/site/layout/pending-pages.ts'
import { allowPrefetch } from '#app/routes/site/layout/prefetch.ts'
import { showChatPopup } from '#app/routes/site/layout/show-chat-popup.ts'
import { stepAside } from '#app/routes/site/layout/step-aside.ts'
import { watchImages } from '#app/ui/image-fallback.ts'
import { countVisit } from './count.ts'
import { type Island, type IslandName, islands } from './islands.ts'

/** How often a script of this page was lost. */
let losses = 0

if (!import.meta.url.includes('/retry-')) startPage()

/** What a public page runs when it loads: everything that needs no React, and the scheduling of the islands. */
function startPage(): void {
  focusHeading()
  watchMenus()
  watchImages()
  showPendingPages()
  allowPrefetch()
  showMap()
  turnCarousels()
  countVisit()
  playFacadeVideo()
  showChatPopup()
  stepAside()
  if (window !== window.top) void import('#app/routes/site/level-test-form/grow-frame.ts')
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(element)
  if (readStorage('localStorage', adminAuthKey))
    void import('#app/routes/site/layout/edit-links.ts')
}

export function loadIsland(name: IslandName) {
  const [load]: Island = islands[name]
  return Promise.all([import('./hydrate.ts'), load()])
}

/**
 * Some browsers remember a failed script for as long as the page is open. So a retry loads this file from another
 * folder, where the server offers every script again. Relative imports stay in that folder.
 */
async function loadIslandAgain(name: IslandName) {
  const url = import.meta.url.replace('/assets/', `/assets/retry-${losses}/`)
  const retry: typeof import('./entry.ts') = await import(/* @vite-ignore */ url)
  return retry.loadIsland(name)
}

function prepare(element: HTMLElement): void {
  const name = element.dataset.island as IslandName
  const [, when]: Island = islands[name]
  let hydration: Promise<void> | undefined

  /** If its script fails to load, an island stays as the server rendered it; the next press tries again. */
  const hydrate = (): Promise<void> => {
    hydration ??= (losses > 0 ? loadIslandAgain(name) : loadIsland(name))
      .then(([{ hydrateIsland }, { default: Component }]) => {
        const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
        hydrateIsland(element, Component, props)
        element.dataset.hydrated = ''
      })
      .catch((error) => {
        hydration = undefined
        losses += 1
        console.error(error)
      })
    return hydration
  }

  /** Repeats a press that happened before the island was hydrated. */
  const hold = (click: MouseEvent) => {
    const target = (click.target as Element).closest<HTMLElement>('button, [data-press]')
    const isPlain = !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    if (!target || !isPlain || !click.isTrusted || 'hydrated' in element.dataset) return
    click.preventDefault()
    target.dataset.held = ''
    void hydrate().then(() => {
      delete target.dataset.held
      target.click()
    })
  }

  when?.(element, hydrate)
  // A finger that scrolls touches whatever is on its way, and what it taps gets the focus before the press.
  element.addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType !== 'touch') void hydrate()
  })
  element.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) void hydrate()
  })
  element.addEventListener('click', hold, true)
}
