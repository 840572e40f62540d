import type { ComponentType } from 'react'
import { chatPopupDue } from '#app/routes/site/layout/chat-popup-due.ts'
import { idle, near, pressed, type When } from './when.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, checked where it is used
export type Island = { load: () => Promise<{ default: ComponentType<any> }>; when: When }

/** Every island of the site: where its component is, and when it is hydrated if nobody presses it before. */
export const islands = {
  hero: { load: () => import('#app/routes/site/home/hero.tsx'), when: idle },
  'logo-strip': { load: () => import('#app/routes/site/home/logo-strip.tsx'), when: pressed },
  testimonials: {
    load: () => import('#app/routes/site/home/testimonial-carousel.tsx'),
    when: near,
  },
  catalogue: { load: () => import('#app/routes/site/courses/catalogue.tsx'), when: near },
  'level-test': {
    load: () => import('#app/routes/site/level-test/language-test.tsx'),
    when: pressed,
  },
  'level-test-form': {
    load: () => import('#app/routes/site/level-test-form/questionnaire.tsx'),
    when: idle,
  },
  gallery: { load: () => import('#app/routes/site/gallery/photo-gallery.tsx'), when: idle },
  'share-button': {
    load: () => import('#app/routes/site/gallery/share-button.tsx'),
    when: pressed,
  },
  'chat-popup': {
    load: () => import('#app/routes/site/layout/chat-popup.tsx'),
    when: chatPopupDue,
  },
} satisfies Record<string, Island>

export type IslandName = keyof typeof islands
