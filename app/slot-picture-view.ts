import { isPictureName, type PictureName, pictureSlots } from '#content/media/slots.ts'
import { slotAddress, slotWidths } from '#domain/photos/slot-files.ts'
import type { SlotPicture } from '#domain/school/school-document.ts'
import type { PictureSource } from './ui/picture.tsx'
import type { SlotPictures } from './use-slot-pictures.ts'

/** What the browser gets of the photos that stand in place of drawings. */
export function slotPictureViews(pictures: Record<string, SlotPicture>): SlotPictures {
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([slot, picture]) =>
      isPictureName(slot) ? [[slot, slotPictureView(slot, picture)]] : [],
    ),
  )
}

export function slotPictureView(slot: PictureName, picture: SlotPicture): PictureSource {
  const { ratio, widths } = pictureSlots[slot]
  const slotRatio = ratio[0] / ratio[1]
  const webp = srcSet(picture, slotRatio, 'webp')
  const width = widths.at(-1) ?? ratio[0]
  return {
    avif: srcSet(picture, slotRatio, 'avif'),
    webp,
    src: slotAddress(picture.url, slotWidths[0], 'webp'),
    // Of the slot: the page lays it out as it does the drawing.
    width,
    height: Math.round(width / slotRatio),
    placeholder: picture.placeholder,
    focus: picture.focus,
    ...(picture.alt && { alt: picture.alt }),
  }
}

/** A picture wider than its slot is cut at the sides: its width there is what is left of it. */
function srcSet(
  { url, width, height }: SlotPicture,
  slotRatio: number,
  format: 'avif' | 'webp',
): string {
  const enough = slotWidths.findIndex((wanted) => wanted >= width)
  const offered = enough < 0 ? slotWidths : slotWidths.slice(0, enough + 1)
  return offered
    .map((wanted) => {
      const fileWidth = Math.min(wanted, width)
      const shown = Math.min(fileWidth, ((fileWidth * height) / width) * slotRatio)
      return `${slotAddress(url, wanted, format)} ${Math.max(1, Math.round(shown))}w`
    })
    .join(', ')
}
