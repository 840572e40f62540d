import { type Language, languages } from '#domain/languages.ts'

/** The build puts these into the sprite (scripts/pictures/icon-sprite.ts). */
export const lineIcons = [
  'accessibility',
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'award',
  'baby',
  'backpack',
  'book-open-text',
  'briefcase',
  'calendar-days',
  'calendar-plus',
  'check',
  'chevron-down',
  'clock',
  'compass',
  'copy',
  'graduation-cap',
  'headphones',
  'images',
  'languages',
  'link',
  'mail',
  'mail-check',
  'map-pin',
  'menu',
  'monitor',
  'monitor-play',
  'pause',
  'phone',
  'play',
  'printer',
  'rotate-ccw',
  'share-2',
  'target',
  'user-round',
  'user-round-check',
  'users',
  'wifi',
  'x',
] as const

export const filledIcons = ['star'] as const

export const brandIcons = ['facebook', 'instagram', 'whatsapp', 'youtube'] as const

export const flagCountries = languages.map(({ flag }) => flag)

export type FlagCountry = Language['flag']

export type IconName =
  | (typeof lineIcons)[number]
  | (typeof filledIcons)[number]
  | (typeof brandIcons)[number]
