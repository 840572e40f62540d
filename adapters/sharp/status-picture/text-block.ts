import sharp from 'sharp'
import { escapeMarkup } from '#domain/escape-markup.ts'

export type Block = { input: Buffer; width: number; height: number }

type Text = {
  lines: readonly { text: string; weight: 500 | 700 }[]
  font: 'display' | 'text'
  size: number
  color: string
  maxWidth: number
}

const families = {
  display: 'Bricolage Grotesque 96pt ExtraBold',
  text: 'Figtree Light',
}
const leading = { display: -0.17, text: 0.16 }

/** The characters that the fonts have; without others, among them emoji, nothing looks broken. */
const missing =
  /[^\x20-\x7e\u00a0-\u00ff\u0152\u0153\u2010-\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/g

const drawable = (text: string) =>
  text.normalize('NFC').replace(missing, '').replace(/ {2,}/g, ' ').trim()

/** For text without a character that could be drawn. */
const nothing = '…'

/** Text as a picture of its letters, wrapped at words. Smaller where a single word would not fit. */
export async function textBlock({ lines, font, size, color, maxWidth }: Text): Promise<Block> {
  const markup = lines
    .map(({ text, weight }) => {
      return `<span weight="${weight}">${escapeMarkup(drawable(text) || nothing)}</span>`
    })
    .join('\n')
  const smallest = size / 2
  for (let used = size; ; used = Math.max(smallest, used * 0.93)) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}">${markup}</span>`,
        font: `${families[font]}, ${Math.round(used)}`,
        width: maxWidth,
        spacing: Math.round(used * leading[font]),
        wrap: used > smallest ? 'word' : 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    if (info.width <= maxWidth || used === smallest) {
      return { input: data, width: info.width, height: info.height }
    }
  }
}
