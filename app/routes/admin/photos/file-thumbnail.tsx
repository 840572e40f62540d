import { useEffect, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'

/** As a data URL: the site's policy allows no other of a file. Larger ones would take too long. */
const maxBytes = 8 * 1024 * 1024

/** Phones show no file names, so show the photo itself if the browser can. */
export function FileThumbnail({ file }: { file: File }) {
  const [src, setSrc] = useState<string | null>(null)

  useEffect(() => {
    if (!file.type.startsWith('image/') || file.size > maxBytes) return
    const reader = new FileReader()
    reader.onload = () => setSrc(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  return (
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-small bg-well">
      {src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setSrc(null)} />
      ) : (
        <PanelIcon name="images" />
      )}
    </span>
  )
}
