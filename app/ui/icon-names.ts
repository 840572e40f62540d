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

export const flagCountries = ['DE', 'ES', 'FR', 'GB'] as const

export type FlagCountry = (typeof flagCountries)[number]

export type IconName =
  | (typeof lineIcons)[number]
  | (typeof filledIcons)[number]
  | (typeof brandIcons)[number]
