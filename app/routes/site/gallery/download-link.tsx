import { type MouseEvent, type ReactNode, useState } from 'react'
import { galleryPage } from '#content/gallery.ts'
import { checkGallery } from './fetch-photos.ts'

type DownloadLinkProps = {
  /** The gallery that the file comes from. */
  event: { path: string; photoCount: number }
  url: string
  className: string
  children: ReactNode
}

/** A browser does not say why a download failed: a check beside it tells the visitor. */
export function DownloadLink({ event, url, className, children }: DownloadLinkProps) {
  // A visitor who swipes on presses the same link for another file.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)

  const check = async (click: MouseEvent) => {
    if (!navigator.onLine) click.preventDefault()
    setFailedUrl(null)
    try {
      await checkGallery(event)
    } catch {
      setFailedUrl(url)
    }
  }

  return (
    <>
      <a href={url} download onClick={check} data-press className={className}>
        {children}
      </a>
      {failedUrl === url && (
        <p role="alert" className="order-last w-full font-semibold">
          {galleryPage.downloadFailed}
        </p>
      )}
    </>
  )
}
