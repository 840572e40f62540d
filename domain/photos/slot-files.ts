/** The extra files of a picture in a slot of the site, besides those of every photo. */
export const slotFiles = ['400.avif', '800.avif', '1400.avif', '1400.webp'] as const
export type SlotFile = (typeof slotFiles)[number]

/** The further files of a logo or an icon, for browsers, phones and shared links: the whole picture, never cropped. */
export const iconFiles = [
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const
export const shareCardFile = 'card.jpg'
export const brandFiles = [...iconFiles, shareCardFile] as const
export type IconFile = (typeof iconFiles)[number]
export type BrandFile = (typeof brandFiles)[number]

export function isBrandFile(file: string): file is BrandFile {
  return (brandFiles as readonly string[]).includes(file)
}

export const slotWidths = [400, 800, 1400] as const

export function isSlotFile(file: string): file is SlotFile {
  return (slotFiles as readonly string[]).includes(file)
}
