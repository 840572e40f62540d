import { plainLetters } from '#domain/plain-letters.ts'
import { noticeWords } from './admin.ts'
import { factGroups } from './fact-groups.ts'
import { allListWords, wordsOf } from './school-lists/words.ts'
import { sitePicturesWords, slotWords } from './site-pictures.ts'

/** A page on which the school edits its data. */
export type SchoolPage = {
  path: string
  title: string
  changes: string
  fields: readonly { label: string; id?: string }[]
}

const at = (part: string) => `/admin/escola/${part}`

const lists = allListWords
  .filter(({ listedAt }) => listedAt === undefined)
  .map(
    ({ path, title, changes, fields }): SchoolPage => ({
      path: at(path),
      title,
      changes,
      fields: Object.values(fields),
    }),
  )

const notice: SchoolPage = {
  path: at('aviso'),
  title: noticeWords.title,
  changes: noticeWords.changes,
  fields: Object.entries(noticeWords.fields).map(([name, { label }]) => ({
    label,
    id: `campo-${name}`,
  })),
}

const pictures: SchoolPage = {
  path: at('imagens'),
  title: sitePicturesWords.title,
  changes: sitePicturesWords.changes,
  fields: Object.entries(slotWords).map(([slot, { title }]) => ({
    label: title,
    id: `campo-${slot}`,
  })),
}

const facts = factGroups.map(
  ({ id, title, changes, fields }): SchoolPage => ({
    path: at(id),
    title,
    changes,
    fields: fields.map(({ path, label }) => ({ label, id: `campo-${path}` })),
  }),
)

const changedOften = [
  at(wordsOf('classes').path),
  at(wordsOf('examDates').path),
  notice.path,
  at(wordsOf('testimonials').path),
]

const all = [...lists, notice, pictures, ...facts]

export const schoolPages = {
  often: changedOften.flatMap((path) => all.find((page) => page.path === path) ?? []),
  seldom: all.filter(({ path }) => !changedOften.includes(path)),
}

/** The pages about the typed words, with the fields in whose name all of them occur. */
export function findSchoolPages(typed: string): SchoolPage[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean)
  const isAbout = (text: string) => words.every((word) => plainLetters(text).includes(word))
  if (words.length === 0) return []
  return [...schoolPages.often, ...schoolPages.seldom]
    .map((page) => ({ ...page, fields: page.fields.filter(({ label }) => isAbout(label)) }))
    .filter(({ title, changes, fields }) => fields.length > 0 || isAbout(`${title} ${changes}`))
}
