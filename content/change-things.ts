import type { ChangeKind, RecordedChange } from '#domain/changes/recorded-change.ts'
import { navigationWords, noticeWords } from './admin.ts'
import { factGroups } from './fact-groups.ts'
import { allListWords } from './school-lists/words.ts'
import { sitePicturesWords } from './site-pictures.ts'

const { events } = navigationWords
const photos = 'Fotos'
const pictures = sitePicturesWords.title
const access = 'Pessoas e acesso'

/** What can be chosen in 'O que mudou'. The school's data are told by the page on which they are changed. */
export const changeThings: readonly string[] = [
  events,
  photos,
  ...factGroups.map(({ title }) => title),
  ...allListWords.map(({ title }) => title),
  noticeWords.title,
  pictures,
  access,
]

/** One of `changeThings`. */
export function thingOf({ kind, subject }: RecordedChange): string {
  if (kind === 'school') return subject
  if (kind.startsWith('picture-')) return pictures
  if (ofPhotos.includes(kind)) return photos
  return ofEvents.includes(kind) ? events : access
}

const ofPhotos: readonly ChangeKind[] = [
  'photos-added',
  'photos-deleted',
  'photos-restored',
  'photos-arranged',
  'cover',
  'caption',
  'faces-covered',
  'faces-shown',
  'consent-confirmed',
  'consent-place',
  'consent-withdrawn',
]
const ofEvents: readonly ChangeKind[] = [
  'event-created',
  'event-edited',
  'event-deleted',
  'event-restored',
  'visibility',
  'family-link-made',
  'family-link-withdrawn',
]
