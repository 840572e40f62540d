/** The extra files of a picture in a slot of the site, besides those of every photo. */
export const slotFiles = ['400.avif', '800.avif', '1400.avif', '1400.webp'] as const
export type SlotFile = (typeof slotFiles)[number]

export const slotWidths = [400, 800, 1400] as const

export function isSlotFile(file: string): file is SlotFile {
  return (slotFiles as readonly string[]).includes(file)
}
