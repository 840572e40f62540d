import { useEffect, useRef, useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'

const side = 96

/** Phones show no file names, so show the photo itself if the browser can. */
export function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<'icon' | 'canvas' | { src: string }>('icon')

  useEffect(() => {
    let isLeft = false
    void smallPicture(file).then(async (picture) => {
      if (isLeft) return picture?.close()
      if (picture) {
        draw(picture, canvas.current)
        setShown('canvas')
        return
      }
      const src = await wholeFile(file)
      if (src && !isLeft) setShown({ src })
    })
    return () => {
      isLeft = true
    }
  }, [file])

  return (
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-small bg-well">
      <canvas
        ref={canvas}
        width={side}
        height={side}
        hidden={shown !== 'canvas'}
        className="size-full"
      />
      {shown === 'icon' && <PanelIcon name="images" />}
      {typeof shown === 'object' && (
        <img
          src={shown.src}
          alt=""
          className="size-full object-cover"
          onError={() => setShown('icon')}
        />
      )}
    </span>
  )
}

/** Decoded at this size, one after the other: dozens of large photos at once would be too much for a phone. */
let decoding: Promise<unknown> = Promise.resolve()

function smallPicture(file: File): Promise<ImageBitmap | null> {
  const decoded = decoding.then(() =>
    createImageBitmap(file, { resizeWidth: side * 2, resizeQuality: 'low' }).catch(() => null),
  )
  decoding = decoded
  return decoded
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement | null): void {
  const scale = side / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const place = canvas?.getContext('2d')
  place?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  picture.close()
}

/** A browser shows part of a truncated photo. As a data URL: the content security policy allows no blob URLs. */
function wholeFile(file: File): Promise<string | null> {
  const isSmall = file.type.startsWith('image/') && file.size <= 8 * 1024 * 1024
  if (!isSmall) return Promise.resolve(null)
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
