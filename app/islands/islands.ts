import type { ComponentType } from 'react'
import { loadGallery } from '#app/routes/site/gallery/load-gallery.ts'
import { openPhotos } from '#app/routes/site/gallery/open-photos.ts'
import { levelTestBegun } from '#app/routes/site/level-test-form/level-test-begun.ts'
import type { When } from './when.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- each island has props of its own, checked where it is used
export type Island = readonly [load: () => Promise<{ default: ComponentType<any> }>, when?: When]

/** Every island of the site: where its component is, and when it is hydrated if nobody touches it before. */
export const islands = {
  catalogue: [() => import('#app/routes/site/courses/catalogue.tsx')],
  'level-test-form': [
    () => import('#app/routes/site/level-test-form/questionnaire.tsx'),
    levelTestBegun,
  ],
  gallery: [loadGallery, openPhotos],
  'share-button': [() => import('#app/routes/site/gallery/share-button.tsx')],
} as const satisfies Record<string, Island>

export type IslandName = keyof typeof islands
