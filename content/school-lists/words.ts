import type { ListName } from '#domain/school/lists/lists.ts'
import { classWords } from './class-words.ts'
import { courseCategoryWords, courseWords } from './course-words.ts'
import { examDateWords } from './exam-date-words.ts'
import { examWords } from './exam-words.ts'
import { formerAddressWords } from './former-address-words.ts'
import { languageTextWords } from './language-words.ts'
import type { AnyListWords, ListWords } from './list-words.ts'
import { teacherWords } from './teacher-words.ts'
import { testimonialWords } from './testimonial-words.ts'

const listWords: { [Name in ListName]: ListWords<Name> } = {
  classes: classWords,
  courses: courseWords,
  courseCategories: courseCategoryWords,
  exams: examWords,
  examDates: examDateWords,
  languageTexts: languageTextWords,
  teachers: teacherWords,
  testimonials: testimonialWords,
  formerAddresses: formerAddressWords,
}

const byName = listWords as unknown as Record<string, AnyListWords>

/** The words of every list, in the order of the panel. */
export const allListWords: readonly AnyListWords[] = Object.values(byName)

/** The words for a part of a recorded change: 'courses' or 'courses.3'. Null: not part of a list. */
export function wordsOfPart(part: string): AnyListWords | null {
  const [name = ''] = part.split('.')
  return Object.hasOwn(byName, name) ? (byName[name] ?? null) : null
}

/** Accepts any path, because the URL may come from anywhere. */
export function wordsOfPath(path: string | null): AnyListWords {
  return allListWords.find((words) => words.path === path) ?? wordsOf('testimonials')
}

export function wordsOf(name: ListName): AnyListWords {
  return listWords[name] as unknown as AnyListWords
}

export const listPageWords = {
  edit: 'Editar',
  repeat: 'Repetir com outra data',
  remove: 'Excluir',
  removeConsequence: 'Se mudar de ideia, use “Desfazer” no aviso que aparece em seguida.',
  move: {
    subir: (name: string) => `Subir ${name}`,
    descer: (name: string) => `Descer ${name}`,
  },
  hide: 'Esconder',
  show: 'Mostrar no site',
  hiddenMark: 'Escondido',
  hiddenCategory: 'Escondida: nenhum curso dela aparece no site.',
  choose: 'Escolha',
  upToLines: (max: number, limit: number) =>
    `Até ${max} linhas, de até ${limit} caracteres cada uma.`,
  longLine: (line: number, count: number) =>
    `A linha ${line} passou do limite: tire ${count} ${count === 1 ? 'caractere' : 'caracteres'}.`,
  tooManyLines: (count: number) =>
    count === 1 ? 'Há 1 linha a mais.' : `Há ${count} linhas a mais.`,
  tooManyTitle: 'Limite da Lista',
}
