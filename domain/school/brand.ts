import { brandFiles, slotFiles } from '#domain/photos/slot-files.ts'

/** Slots with the school's own mark. It is shown whole, on whatever colour a page has there. */
export const brandSlots = ['logo', 'icon'] as const

export function isBrandSlot(slot: string): boolean {
  return (brandSlots as readonly string[]).includes(slot)
}

/** The files that the picture in a slot has besides those of every photo. */
export function filesOfSlot(slot: string): readonly string[] {
  return isBrandSlot(slot) ? [...slotFiles, ...brandFiles] : slotFiles
}

type Size = { width: number; height: number }

/** A sentence for a picture of a shape that the slot cannot show. */
export function brandRefusal(slot: string, { width, height }: Size): string | null {
  const ratio = width / height
  if (slot === 'logo' && ratio > 6) {
    return 'A logo é larga demais: pode ter até 6 vezes a altura. Recorte as bordas vazias e envie de novo.'
  }
  if (slot === 'logo' && ratio < 1 / 2) {
    return 'A logo é alta demais: pode ter até o dobro da largura. Recorte as bordas vazias e envie de novo.'
  }
  if (slot === 'icon' && Math.max(ratio, 1 / ratio) > 1.5) {
    return 'O ícone precisa ser quadrado, ou quase. Recorte a imagem e envie de novo.'
  }
  return null
}

/** A logo this wide is assumed to contain the school's name. */
export function isWideLogo({ width, height }: Size): boolean {
  return width >= 1.8 * height
}

/** 'dark': it, or much of it, can hardly be seen on the footer; 'light': it can hardly be seen on paper. */
export type LogoTone = 'dark' | 'light'

/** Measured on what is opaque; absent if the picture fills its whole rectangle. */
export type LogoLight = {
  /** The average relative luminance, 0 to 1. */
  luminance?: number | undefined
  /** The share that can hardly be seen on the footer, 0 to 1. Earlier pictures have none. */
  faint?: number | undefined
}

/** The backgrounds of the footer and of the pages; `app/styles/tokens.css` has the same colours. */
export const footerColor = '#10265a'
export const paperColor = '#fcf7ee'

/** What WCAG asks of a graphic. */
const minContrast = 3

/** A logo whose words are darker than its drawing loses them on a dark background, however bright it is on average. */
const maxFaint = 0.2

/** Null: it is visible on both, or has its own background. */
export function logoTone({ luminance, faint }: LogoLight): LogoTone | null {
  if (luminance === undefined) return null
  if ((faint ?? Number(isFaint(luminance))) > maxFaint) return 'dark'
  return contrast(luminance, luminanceOf(paperColor)) < 1.5 ? 'light' : null
}

/** Whether a pixel of this luminance can hardly be seen on the footer. */
export function isFaint(luminance: number): boolean {
  return contrast(luminance, luminanceOf(footerColor)) < minContrast
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** As WCAG defines it, for channels from 0 to 255. */
export function relativeLuminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function luminanceOf(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return relativeLuminance(channel(1), channel(3), channel(5))
}
