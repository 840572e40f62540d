import styles from './lightbox.css?url'

/** The lightbox is not shown without its style sheet. */
export async function loadGallery() {
  const [gallery] = await Promise.all([import('./photo-gallery.tsx'), addStyleSheet(styles)])
  return gallery
}

function addStyleSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('the style sheet of the lightbox was lost'))
  })
}
