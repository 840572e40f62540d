import sharp, { type OverlayOptions } from 'sharp'
import { type StatusPicture, statusShapes } from '#domain/status-picture.ts'
import { conversation } from './conversation.ts'
import { groundColor } from './ground-color.ts'
import { hues, paletteOf } from './palette.ts'
import { circle, drawSvg } from './shapes.ts'
import { signature } from './signature.ts'

/** Where phones put nothing over a status. */
const frames = {
  status: { side: 72, top: 230, bottom: 1720 },
  quadrado: { side: 64, top: 64, bottom: 1016 },
} as const

export async function drawStatusPicture(picture: StatusPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { shape, ground, words, logo, photo } = picture
  const { width, height } = statusShapes[shape]
  const frame = frames[shape]
  const color = await groundColor(logo && sharp(logo.bytes))
  const palette = paletteOf(color, ground, hues[words.color])
  const photoHeight = photo ? Math.round(height * (shape === 'status' ? 0.4 : 0.38)) : 0

  const sign = await signature(picture, palette, frame)
  const talk = await conversation(picture, palette, {
    ...frame,
    top: photo ? photoHeight - 70 : frame.top,
    bottom: sign.top - (shape === 'status' ? 56 : 40),
  })
  const decoration = photo
    ? []
    : [
        circle(width * 0.86, height * 0.2, width * 0.42, palette.lighter),
        circle(width * 0.08, height * 0.93, width * 0.3, palette.lighter),
      ]
  const layers: OverlayOptions[] = [
    {
      input: await drawSvg(width, height, [...decoration, ...talk.shapes, ...sign.shapes].join('')),
      left: 0,
      top: 0,
    },
  ]
  if (photo) {
    const input = await sharp(photo)
      .resize(width, photoHeight, { fit: 'cover', position: 'attention' })
      .toBuffer()
    layers.unshift({ input, left: 0, top: 0 })
  }
  const jpeg = await sharp({ create: { width, height, channels: 3, background: palette.ground } })
    .composite([...layers, ...talk.blocks, ...sign.blocks])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(jpeg)
}
