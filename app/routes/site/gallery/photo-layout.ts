import type { PhotoView } from '#app/photo-view.ts'
import { acrossPhone } from '#app/ui/photo-image.tsx'

/** Each row is full: see gallery.css. */
const layouts: readonly (readonly TileLayout[])[] = [
  ['wide whole'],
  ['wide half', 'wide half'],
  ['wide large', 'narrow third', 'narrow third'],
  ['narrow half', 'narrow half', 'narrow half', 'narrow half'],
  ['wide half', 'narrow half', 'narrow third', 'narrow third', 'narrow third'],
  ['wide large', 'narrow third', 'narrow third', 'wide third', 'narrow third', 'narrow third'],
]

type PhoneWidth = 'wide' | 'narrow'
type DeskWidth = 'whole' | 'large' | 'half' | 'third'

/** On a phone, and on wider screens. */
export type TileLayout = `${PhoneWidth} ${DeskWidth}`

/** The tile at this place of a gallery's first photos. */
export function tileLayout(place: number, count: number): TileLayout | null {
  return layouts[count - 1]?.[place] ?? null
}

const deskSizes: Record<DeskWidth, string> = {
  whole: '76rem',
  large: '48rem',
  half: '38rem',
  third: '22rem',
}

export function tileSizes(layout: TileLayout | null): string {
  const [phone = 'narrow', desk = 'third'] = (layout?.split(' ') ?? []) as [PhoneWidth?, DeskWidth?]
  return `(min-width: 768px) ${deskSizes[desk]}, ${phone === 'wide' ? acrossPhone : '150px'}`
}

export function tileClass({ width, height }: PhotoView, layout: TileLayout | null): string {
  if (!layout) return ''
  const [phone, desk] = layout.split(' ')
  const isPortrait = width && height && height > width
  return `tile-${phone} tile-${desk} ${isPortrait ? 'tile-portrait' : ''}`
}
