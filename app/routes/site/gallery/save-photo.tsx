import { useRef, useState } from 'react'
import type { PhotoView } from '#app/photo-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'
import { DownloadLink } from './download-link.tsx'
import { checkGallery } from './fetch-photos.ts'
import type { GalleryEvent } from './photo-gallery.tsx'

type SavePhotoProps = { event: GalleryEvent; photo: PhotoView }

const control =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 underline underline-offset-4'

/** Saves the photo as a file. Also offers the share sheet, if there is one: on a phone it can save to the album. */
export function SavePhoto({ event, photo }: SavePhotoProps) {
  const url = `${event.path}/fotos/${photo.id}.jpg`
  return (
    <>
      <DownloadLink event={event} url={url} className={control}>
        <Icon name="arrow-down-to-line" className="size-5" />
        {galleryPage.save}
      </DownloadLink>
      {canShareFiles() && <ShareFile key={url} event={event} url={url} />}
    </>
  )
}

type Progress = 'idle' | 'fetching' | 'ready' | 'failed'

function ShareFile({ event, url }: { event: GalleryEvent; url: string }) {
  const fetched = useRef<File | null>(null)
  const [progress, setProgress] = useState<Progress>('idle')

  const share = async () => {
    try {
      setProgress('fetching')
      fetched.current ??= await fetchFile(event, url)
      await navigator.share({ files: [fetched.current] })
      setProgress('idle')
    } catch (error) {
      const reason = error instanceof Error ? error.name : ''
      // On a slow connection the press is too old once the file has arrived: the browser requires another one.
      if (reason === 'NotAllowedError') setProgress('ready')
      else setProgress(reason === 'AbortError' ? 'idle' : 'failed')
    }
  }

  return (
    <button
      type="button"
      disabled={progress === 'fetching'}
      onClick={share}
      aria-live="polite"
      className={control}
    >
      <Icon name="share-2" className="size-5" />
      {galleryPage.sharePhoto[progress]}
    </button>
  )
}

async function fetchFile(event: GalleryEvent, url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) {
    await checkGallery(event)
    throw new Error(`status ${response.status}`)
  }
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = decodeURIComponent(/UTF-8''(.+)$/.exec(disposition)?.[1] ?? 'foto.jpg')
  return new File([await response.blob()], name, { type: 'image/jpeg' })
}

function canShareFiles(): boolean {
  const sample = new File([''], 'foto.jpg', { type: 'image/jpeg' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}
