import { maxPhotoBytes, maxReduciblePixels } from '#domain/photos/upload-rules.ts'
import { dateSegment, type ReducedPhoto, withSegment } from './reduced-photo.ts'

const maxSide = 4096
const qualities = [0.9, 0.82, 0.7]

self.onmessage = async ({ data }: MessageEvent<File>) => {
  self.postMessage(await reduce(data).catch((): ReducedPhoto => ({ failed: 'unreadable' })))
}

/** A JPEG within the site's limits: upright, as large and with as high a quality as fits. */
async function reduce(file: File): Promise<ReducedPhoto> {
  const bitmap = await createImageBitmap(file)
  try {
    if (bitmap.width * bitmap.height > maxReduciblePixels) return { failed: 'too-many-pixels' }
    const date = await dateSegment(file)
    const whole = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    for (let scale = whole; scale > whole / 8; scale *= 0.75) {
      const canvas = scaled(bitmap, scale)
      for (const quality of qualities) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
        const photo = withSegment(blob, date)
        if (photo.size <= maxPhotoBytes) return { photo }
      }
    }
    return { failed: 'unreadable' }
  } finally {
    bitmap.close()
  }
}

function scaled(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}
