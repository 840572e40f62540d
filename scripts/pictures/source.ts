import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const mediaFolder = join(import.meta.dirname, '../../content/media')

/** A photograph wins over the drawing it replaces; both may be in the folder. */
const preference = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg']

export function findSource(name: string, folder: string = mediaFolder): string {
  const files = readdirSync(folder)
  for (const extension of preference) {
    const file = files.find((candidate) => candidate.toLowerCase() === `${name}.${extension}`)
    if (file) return join(folder, file)
  }
  throw new Error(`content/media: falta a imagem "${name}" (.jpg, .png, .webp, .avif ou .svg)`)
}
