import type { OriginalFormat } from './picture-encoder.ts'

export function sniffFormat(bytes: Uint8Array): OriginalFormat | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) !== 'ftyp') return null
  // Check all brands: the first may be `mif1`, which both formats share.
  const brands: string[] = ascii(8, Math.min(bytes[3] ?? 0, 64)).match(/.{4}/gs) ?? []
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => /^(heic|heix|heim|heis|mif1)$/.test(brand)) ? 'heic' : null
}
