import { useEffect, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { statusPage as words } from '#content/status-pictures.ts'

type SharedPictureProps = {
  src: string
  fileName: string
  label: string
  alt: string
  width: number
  height: number
  /** Sent along: the address of the page about it. */
  message: string | null
}

/** A picture to give to the phone's own sheet, or to save. */
export function SharedPicture(props: SharedPictureProps) {
  const { src, fileName, label, alt, width, height, message } = props
  const file = useFile(src, fileName)
  const canShare = file instanceof File && navigator.canShare?.({ files: [file] })
  const share = async () => {
    if (!(file instanceof File)) return
    // Rejected if the person closes the sheet.
    await navigator.share({ files: [file], ...(message && { text: message }) }).catch(() => {})
  }
  return (
    <section aria-label={label}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className="h-auto max-h-[44svh] w-auto max-w-full rounded-small border border-line bg-well"
      />
      <h2 className="mt-3 font-bold">{label}</h2>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {canShare && (
          <button type="button" onClick={share} className={buttonClass('primary')}>
            <PanelIcon name="share-2" className="size-5" />
            {words.share}
            <span className="sr-only">: {label}</span>
          </button>
        )}
        <a href={src} download={fileName} className={buttonClass('secondary')}>
          <PanelIcon name="arrow-down-to-line" className="size-5" />
          {words.save}
          <span className="sr-only">: {label}</span>
        </a>
      </div>
      <p role="status" className="mt-2 text-small text-soft">
        {file === 'failed' && words.failed}
      </p>
    </section>
  )
}

/** Fetched ahead: the sheet opens only right after a press. Null while it is on its way. */
function useFile(src: string, name: string): File | 'failed' | null {
  const [fetched, setFetched] = useState<{ src: string; file: File | 'failed' } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const answer = await fetch(src, { signal: stop.signal })
      const type = answer.headers.get('content-type')
      if (!answer.ok || type !== 'image/jpeg') throw new Error(`${answer.status}`)
      return new File([await answer.blob()], name, { type })
    }
    load().then(
      (file) => setFetched({ src, file }),
      () => stop.signal.aborted || setFetched({ src, file: 'failed' }),
    )
    return () => stop.abort()
  }, [src, name])
  return fetched?.src === src ? fetched.file : null
}
