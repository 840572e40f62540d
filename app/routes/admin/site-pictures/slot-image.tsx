import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { isPictureName } from '#content/media/slots.ts'
import { drawings } from './drawings.ts'
import { type Slot, shapeClass } from './slot.ts'

type SlotImageProps = {
  slot: Pick<Slot, 'name' | 'shape'>
  photo: PictureSource | null | undefined
  sizes: string
  className: string
}

/** The photo in a slot, the drawing until there is one, or an empty place. */
export function SlotImage({ slot, photo, sizes, className }: SlotImageProps) {
  const source = photo ?? (isPictureName(slot.name) ? drawings[slot.name] : null)
  const shaped = `${className} ${shapeClass(slot.shape)}`
  if (source) return <Picture source={source} alt="" sizes={sizes} className={shaped} />
  return (
    <span className={`grid w-full place-items-center bg-well text-soft ${shaped}`}>
      <PanelIcon name="user-round" className="size-1/3 max-w-24" />
    </span>
  )
}
