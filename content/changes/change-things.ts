import { navigationWords, noticeWords } from '#content/admin.ts'
import { factGroups } from '#content/fact-groups.ts'
import { allListWords } from '#content/school-lists/words.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { ChangeKind, RecordedChange } from '#domain/changes/recorded-change.ts'

const { events } = navigationWords
const photos = 'Fotos'
const pictures = sitePicturesWords.title
const access = 'Pessoas e acesso'

/** What can be chosen in 'O que mudou'. The school's data are listed by the page on which they are edited. */
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
  return kind === 'school' ? subject : things[kind]
}

/** A table, so that the compiler requires an entry for every new kind. */
const things: Record<Exclude<ChangeKind, 'school'>, string> = {
  'event-created': events,
  'event-edited': events,
  'event-deleted': events,
  'event-restored': events,
  visibility: events,
  'family-link-made': events,
  'family-link-withdrawn': events,
  'family-sharing-offered': events,
  'family-sharing-ended': events,
  'photos-added': photos,
  'photos-deleted': photos,
  'photos-restored': photos,
  'photos-arranged': photos,
  cover: photos,
  caption: photos,
  'faces-covered': photos,
  'faces-shown': photos,
  'consent-confirmed': photos,
  'consent-place': photos,
  'consent-withdrawn': photos,
  'picture-replaced': pictures,
  'picture-adjusted': pictures,
  'picture-removed': pictures,
  password: access,
  email: access,
  'passkey-added': access,
  'passkey-removed': access,
  'passkey-required': access,
  'passkey-not-required': access,
  'new-browser': access,
  'other-browsers-left': access,
  'recovery-codes-made': access,
  'recovery-code-used': access,
  'person-invited': access,
  'invitation-withdrawn': access,
  'person-joined': access,
  'password-reset': access,
  'person-renamed': access,
  'person-removed': access,
  responsible: access,
}
