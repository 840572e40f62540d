import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pictureNames, type Rendition, renditionDigest, renditionsOf } from './rendition.ts'
import { mediaFolder } from './source.ts'

export const manifestName = 'digests.json'

/** For each finished file, the digest of what it was made from. */
export type Manifest = Record<string, string>

export type Drawing = { source: string; rendition: Rendition; file: string }

export function renderedFolder(media = mediaFolder): string {
  return join(media, 'rendered')
}

/** The finished files of all drawings; photographs that replace them are encoded by the build. */
export function drawings(media = mediaFolder): Drawing[] {
  return pictureNames
    .map((name) => join(media, `${name}.svg`))
    .filter((source) => existsSync(source))
    .flatMap((source) =>
      renditionsOf(basename(source, '.svg')).map((rendition) => ({
        source,
        rendition,
        file: renderedName(source, rendition),
      })),
    )
}

/** The file in content/media/rendered, if it was made from this very source; else null. */
export function findRendered(source: string, rendition: Rendition, media = mediaFolder) {
  const file = renderedName(source, rendition)
  const isCurrent = readManifest(media)[file] === renditionDigest(source, rendition)
  const path = join(renderedFolder(media), file)
  return isCurrent && existsSync(path) ? path : null
}

/** The names of finished files that are missing or stale, or whose drawing is gone. */
export function staleRenditions(media = mediaFolder): string[] {
  const wanted = drawings(media)
  const names = new Set([manifestName, ...wanted.map(({ file }) => file)])
  const folder = renderedFolder(media)
  const present = existsSync(folder) ? readdirSync(folder) : []
  return [
    ...wanted
      .filter(({ source, rendition }) => !findRendered(source, rendition, media))
      .map(({ file }) => file),
    ...present.filter((name) => !names.has(name)),
  ]
}

export function readManifest(media = mediaFolder): Manifest {
  const file = join(renderedFolder(media), manifestName)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function renderedName(source: string, { format, width }: Rendition): string {
  const name = basename(source).replace(/\.\w+$/, '')
  if (format === 'placeholder') return `${name}-placeholder.webp`
  return `${name}-${width}.${format === 'jpeg' ? 'jpg' : format}`
}
