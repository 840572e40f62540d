import type { LanguageColor } from './languages.ts'

/** In pixels: what a phone's status fills, and a square for groups and feeds. */
export const statusShapes = {
  status: { width: 1080, height: 1920 },
  quadrado: { width: 1080, height: 1080 },
} as const

export type StatusShape = keyof typeof statusShapes

export const statusGrounds = ['cor', 'claro'] as const
export type StatusGround = (typeof statusGrounds)[number]

/** What the picture says, as a conversation: a greeting, the news, and how to answer it. */
export type StatusWords = {
  greeting: string
  color: LanguageColor
  /** A line above the title. */
  eyebrow: string | null
  title: string
  /** The most important first. */
  facts: readonly string[]
  /** In a corner of the news: 'Lotada'. */
  mark: string | null
  call: string
}

export type StatusPicture = {
  shape: StatusShape
  ground: StatusGround
  words: StatusWords
  school: { name: string; contact: readonly string[] }
  /** The school's own; null: the mark that ships with the site. */
  logo: { bytes: Uint8Array; isWide: boolean; isLight: boolean } | null
  photo: Uint8Array | null
}

export type StatusPictureDrawer = {
  /** A JPEG. */
  draw(picture: StatusPicture): Promise<Uint8Array<ArrayBuffer>>
}
