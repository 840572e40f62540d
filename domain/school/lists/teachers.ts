import { line, several, text } from '#domain/fields/kinds.ts'
import { picture } from '#domain/fields/picture.ts'
import { languageIds } from '#domain/languages.ts'
import { schoolList } from './school-list.ts'

export const teachers = schoolList({
  name: 'teachers',
  max: 40,
  fields: {
    name: line(60),
    languages: several(languageIds),
    sentence: text(160),
    photo: picture({ ratio: [1, 1], widths: [240, 480] }),
  },
})
