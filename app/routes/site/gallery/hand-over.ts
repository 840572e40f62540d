const shown =
  '.yarl__slide_current :is(.yarl__slide_image:not(.yarl__slide_image_loading), .lightbox-broken)'

/** The lightbox takes the place of the first photo, which stays on top until the lightbox shows it too. */
export function handOver(focusLightbox: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('.first-photo')
  if (!dialog) return
  const hasPhoto = dialog.querySelector(':scope > img:not([hidden])') !== null
  // First: while a modal dialog is open, nothing else can have the focus.
  dialog.close()
  focusLightbox()
  if (!hasPhoto) return
  dialog.dataset.covers = ''
  const uncover = () => {
    const isOpen = document.querySelector('.yarl__portal')
    if (isOpen && !document.querySelector(shown)) requestAnimationFrame(uncover)
    else delete dialog.dataset.covers
  }
  requestAnimationFrame(uncover)
}
