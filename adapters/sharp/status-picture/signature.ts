import sharp, { type OverlayOptions } from 'sharp'
import { footerColor } from '#domain/school/brand.ts'
import type { StatusPicture } from '#domain/status-picture.ts'
import { type Palette, paper } from './palette.ts'
import { plate, shippedMark } from './shapes.ts'
import { textBlock } from './text-block.ts'

type Signature = { top: number; shapes: string[]; blocks: OverlayOptions[] }

const sizes = {
  status: { mark: 120, name: 46, contact: 38 },
  quadrado: { mark: 92, name: 36, contact: 30 },
}
const between = 16

/** At the bottom: the mark on a plate, on which any logo is visible, the name and how to reach the school. */
export async function signature(
  { shape, school, logo }: StatusPicture,
  { onGround: color }: Palette,
  { side, bottom }: { side: number; bottom: number },
): Promise<Signature> {
  const size = sizes[shape]
  const padding = Math.round(size.mark * 0.16)
  const image = logo && (await fitted(logo.bytes, size.mark - 2 * padding))
  const markWidth = image ? image.width + 2 * padding : size.mark
  const left = side + markWidth + 30
  const maxWidth = 1080 - side - left
  const contact = shape === 'status' ? school.contact : [school.contact.join(' · ')].filter(Boolean)
  const texts = [
    // A wide logo contains it.
    ...(logo?.isWide
      ? []
      : [
          {
            lines: [{ text: school.name, weight: 700 as const }],
            font: 'display' as const,
            size: size.name,
          },
        ]),
    ...(contact.length > 0
      ? [
          {
            lines: contact.map((text) => ({ text, weight: 500 as const })),
            font: 'text' as const,
            size: size.contact,
          },
        ]
      : []),
  ]
  const lines = await Promise.all(texts.map((text) => textBlock({ ...text, color, maxWidth })))
  const textHeight = lines.reduce((sum, { height }) => sum + height + between, -between)
  const height = Math.max(size.mark, textHeight)
  const top = bottom - height
  const box = {
    left: side,
    top: Math.round(top + (height - size.mark) / 2),
    width: markWidth,
    height: size.mark,
  }
  let y = Math.round(top + (height - textHeight) / 2)
  const blocks: OverlayOptions[] = lines.map(({ input, height }) => {
    const block = { input, left, top: y }
    y += height + between
    return block
  })
  const inner = { left: box.left + padding, top: box.top + padding }
  if (image) blocks.push({ input: image.data, ...inner })
  // The mark that ships with the site needs no plate on paper.
  const hasPlate = logo !== null || color === paper
  return {
    top,
    shapes: [
      hasPlate ? plate(box, logo?.isLight ? footerColor : '#ffffff') : '',
      image ? '' : shippedMark(inner.left, inner.top, size.mark - 2 * padding),
    ],
    blocks,
  }
}

/** At this height, unless it would be too wide: then it keeps the height with room around it. */
async function fitted(bytes: Uint8Array, height: number) {
  const picture = sharp(bytes).ensureAlpha()
  const { width = 1, height: from = 1 } = await picture.metadata()
  const { data, info } = await picture
    .resize({
      width: Math.min(440, Math.max(1, Math.round((width * height) / from))),
      height,
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
