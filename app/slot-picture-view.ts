import { isPictureName, pictureSlots } from '#content/media/slots.ts'
import type { PictureShape } from '#domain/fields/picture.ts'
import type { SitePictureUrls, SlotSize } from '#domain/photos/photo-urls.ts'
import { slotWidths } from '#domain/photos/slot-files.ts'
import { cropPosition } from '#domain/school/focus.ts'
import type { SlotPicture } from '#domain/school/school-document.ts'
import type { PictureSource } from './ui/picture.tsx'
import type { SlotPictures } from './use-slot-pictures.ts'

/** What the browser gets of the photos that replace drawings. */
export function slotPictureViews(
  pictures: Record<string, SlotPicture>,
  urls: SitePictureUrls,
): SlotPictures {
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([slot, picture]) =>
      isPictureName(slot) ? [[slot, slotPictureView(pictureSlots[slot], picture, urls)]] : [],
    ),
  )
}

export function slotPictureView(
  { ratio, widths }: PictureShape,
  picture: SlotPicture,
  urls: SitePictureUrls,
): PictureSource {
  const slotRatio = ratio[0] / ratio[1]
  const urlOf = (size: SlotSize) => urls.slot(picture.url, size)
  const webp = srcSet(picture, slotRatio, (width) => urlOf({ width, format: 'webp' }))
  const width = widths.at(-1) ?? ratio[0]
  // The slot's size: the page lays the photo out like the drawing.
  const size = { width, height: Math.round(width / slotRatio) }
  return {
    avif: srcSet(picture, slotRatio, (width) => urlOf({ width, format: 'avif' })),
    webp,
    src: urlOf({ width: slotWidths[0], format: 'webp' }),
    ...size,
    placeholder: picture.placeholder,
    position: cropPosition(picture.focus, picture, size),
    ...(picture.alt && { alt: picture.alt }),
  }
}

/** A picture wider than its slot is cropped at the sides; this is the visible width. */
function srcSet(
  { width, height }: SlotPicture,
  slotRatio: number,
  urlOf: (width: SlotSize['width']) => string,
): string {
  const enough = slotWidths.findIndex((wanted) => wanted >= width)
  const offered = enough < 0 ? slotWidths : slotWidths.slice(0, enough + 1)
  return offered
    .map((wanted) => {
      const fileWidth = Math.min(wanted, width)
      const shown = Math.min(fileWidth, ((fileWidth * height) / width) * slotRatio)
      return `${urlOf(wanted)} ${Math.max(1, Math.round(shown))}w`
    })
    .join(', ')
}
