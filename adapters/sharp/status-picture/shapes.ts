import sharp from 'sharp'

type Box = { left: number; top: number; width: number; height: number }

/** The speech bubble of the logo: its tail grows out of a lower corner. */
export function bubble(box: Box, color: string, { radius = 56, tail = 'left' } = {}): string {
  const { left, top, width, height } = box
  const right = left + width
  const bottom = top + height
  const r = Math.min(radius, height / 2)
  const path = [
    `M${left},${top + r}Q${left},${top} ${left + r},${top}`,
    `H${right - r}Q${right},${top} ${right},${top + r}`,
    `V${bottom - r}Q${right},${bottom} ${right - r},${bottom}`,
    `H${left + 2.1 * r}Q${left + 0.95 * r},${bottom + 0.05 * r} ${left + 0.32 * r},${bottom + 0.9 * r}`,
    `Q${left},${bottom + 1.2 * r} ${left},${bottom + 0.7 * r}Z`,
  ].join('')
  const mirrored = tail === 'right' ? ` transform="translate(${left + right} 0) scale(-1 1)"` : ''
  return `<path d="${path}" fill="${color}"${mirrored}/>`
}

export const circle = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`

export const plate = ({ left, top, width, height }: Box, color: string, radius = 28) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`

const loader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Draws our own SVG. The process accepts none that was uploaded: the loader is open only here, for one job at a time. */
export async function drawSvg(width: number, height: number, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
  sharp.unblock(loader)
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  } finally {
    sharp.block(loader)
  }
}

/** content/media/logo.svg, at this place and size. */
export function shippedMark(left: number, top: number, side: number): string {
  return `<g transform="translate(${left} ${top}) scale(${side / 64})">${markPaths}</g>`
}

const markPaths =
  '<path d="M16,12V11Q16,2 25,2H53Q62,2 62,11V36Q62,44 55,44.8Q52,45 52,42V24Q52,12 40,12Z" fill="#d3242c"/><path d="M0,26Q0,16 10,16H38Q48,16 48,26V42Q48,52 38,52H21.5Q9.5,52.5 3,61.6Q0,65 0,60Z" fill="#1d4699"/><path d="M21,23.5C14,25 10,29.4 10,36.2V37.7C10,41.4 12.4,44 16,44C19.5,44 22,41.4 22,38C22,34.8 19.8,32.6 16.9,32.5C17.4,30.2 19.3,28.7 22,28ZM37,23.5C30,25 26,29.4 26,36.2V37.7C26,41.4 28.4,44 32,44C35.5,44 38,41.4 38,38C38,34.8 35.8,32.6 32.9,32.5C33.4,30.2 35.3,28.7 38,28Z" fill="#fcf7ee"/>'
