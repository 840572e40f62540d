import { encode } from 'uqr'

/** A QR code as one path of squares, each of one unit. */
export type QrCode = { size: number; path: string }

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: squares.join('') }
}
