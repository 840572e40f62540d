import { onSearchChange } from '#app/islands/search.ts'
import type { When } from '#app/islands/when.ts'
import { closeInUrl, openInUrl, photoInUrl } from './photo-in-url.ts'
import { beginPortion, forgetPortion } from './photo-portions.ts'

/**
 * Shows a photo as soon as its tile is pressed, where the lightbox will show it (first-photo.tsx). The lightbox is
 * loaded after the photo, unless a pointer or the focus has started that, and takes its place.
 */
export const openPhotos: When = (gallery, hydrate) => {
  const dialog = document.querySelector<HTMLDialogElement>('.first-photo')
  const status = dialog?.querySelector<HTMLElement>('[role="status"]')
  const alert = dialog?.querySelector<HTMLElement>('[role="alert"]')
  if (!dialog || !status || !alert) return
  const image = new Image()
  status.after(image)

  const setFailed = (failed: boolean) => {
    status.hidden = failed
    alert.hidden = !failed
  }

  const show = async () => {
    setFailed(false)
    image.hidden = true
    // Only what the server sent to this visitor: a photo without a tile here is shown by the lightbox.
    const tile = gallery.querySelector<HTMLAnchorElement>(`[data-photo="${photoInUrl()}"]`)
    if (tile) {
      // Only where the page has not all photos.
      const { more } = gallery.querySelector<HTMLElement>('[data-more]')?.dataset ?? {}
      if (more) beginPortion(more, Number(tile.dataset.position))
      image.src = tile.href
      image.alt = tile.querySelector('img')?.alt ?? ''
      await loaded(image)
    }
    await Promise.all([hydrate(), tile && reveal(image)])
    setFailed(!('hydrated' in gallery.dataset))
  }

  const followUrl = () => {
    if (photoInUrl() === null) {
      dialog.close()
      forgetPortion()
    } else if (!dialog.open) {
      dialog.showModal()
      void show()
    }
  }

  gallery.addEventListener('click', (click) => {
    const tile = (click.target as Element).closest<HTMLElement>('.photo-tile')
    if (!tile || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    openInUrl(Number(tile.dataset.photo))
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button && alert.contains(button)) void show()
    else if (button) closeInUrl()
  })
  dialog.addEventListener('cancel', (cancel) => {
    cancel.preventDefault()
    closeInUrl()
  })
  addEventListener('online', () => {
    if (!alert.hidden) void show()
  })
  onSearchChange(followUrl)
  followUrl()
}

/** Resolves also if it cannot be loaded: the lightbox says why, if it can be. */
function loaded(image: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    image.onload = resolve
    image.onerror = resolve
  })
}

/** Decoding a photo takes a slow phone a tenth of a second. */
async function reveal(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => {})
  image.hidden = image.naturalWidth === 0
}
