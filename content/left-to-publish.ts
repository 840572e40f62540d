import type { AdminAccount } from '#domain/admin/account-store.ts'
import { hasFirstPassword } from '#domain/admin/first-password.ts'
import { languageIds } from '#domain/languages.ts'
import {
  type AnyItem,
  type Items,
  type ListName,
  listNames,
  listOf,
} from '#domain/school/lists/lists.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { examsOfNoCourse, shownCourses, taughtLanguages } from '#domain/school/shown-lists.ts'
import { withheldFacts } from '#domain/school/shown-school.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { claimsGroup, type FactField, type FactGroup, factGroups } from './fact-groups.ts'
import { joined, languageList } from './language-names.ts'
import { schoolDefaults } from './school.ts'
import { examsWithoutCourseWords, inventedYearsWords } from './school-lists/exam-words.ts'
import { inventedWords } from './school-lists/testimonial-words.ts'
import { wordsOf } from './school-lists/words.ts'
import { sitePicturesWords, slotWords } from './site-pictures.ts'

/** What is left to do before publishing, grouped by the page where it is done. */
export type LeftGroup = {
  title: string
  /** Null: no page, but a task for whoever runs the server. */
  page: string | null
  note?: string
  /** For the operator, instead of one line per item. */
  summary?: string
  items: {
    label: string
    /** Id of the element on that page where it is done. */
    id?: string
    /** What is not on the site until it is the school's own. */
    withheld?: string
  }[]
}

type Site = {
  school: Pick<SchoolInUse, 'facts' | 'sampleFacts' | 'pictures' | 'sampleDrawings' | ListName>
  siteUrl: string
  /** The account of the first start, if it still exists. */
  account?: Pick<AdminAccount, 'id' | 'email' | 'generation'> | null | undefined
  /** Whose panel shows the list. */
  viewer?: string
  today?: SchoolDay
}

const youngSchoolYears = 10

/** What the school has answered, hidden or does not teach is decided: it is not asked about again. */
export function leftToPublish(site: Site): LeftGroup[] {
  const { school, siteUrl } = site
  const taught = taughtLanguages(shownCourses(school).courses)
  const ofLanguagesNotTaught = languageIds
    .filter((id) => !taught.includes(id))
    .map((id) => `forms.${id}`)
  const isPublic = isPublicSite(siteUrl)
  const isWithheld = withheldTest(school, siteUrl)
  const facts = inOrder(site).map(({ id, title, fields }) => {
    const withheld = fields.filter(isWithheld)
    return {
      title,
      page: `/admin/escola/${id}`,
      ...(withheld.length > 0 && { note: `Fora do ar enquanto for exemplo: ${names(withheld)}.` }),
      items: fields
        .filter(
          ({ path }) => school.sampleFacts.includes(path) && !ofLanguagesNotTaught.includes(path),
        )
        .map((field) => ({
          label: field.label,
          id: `campo-${field.path}`,
          ...(isWithheld(field) && { withheld: field.label }),
        })),
    }
  })
  const lists = listNames
    // The years of total approval matter only to a school that claims it.
    .filter((name) => name !== 'exams' || school.facts.claimsTotalApproval)
    .map((name) => samplesOf(name, school, isPublic))
  const { path, one } = wordsOf('exams')
  const examsWithoutCourse = {
    title: examsWithoutCourseWords.title,
    page: `/admin/escola/${path}`,
    note: examsWithoutCourseWords.note,
    items: examsOfNoCourse(school).map(({ id, name, language }) => ({
      label: examsWithoutCourseWords.label(name, languageList([language])),
      id: `${one}-${id}`,
    })),
  }
  const drawings = school.sampleDrawings
  const pictures = {
    title: sitePicturesWords.title,
    page: '/admin/escola/imagens',
    note: sitePicturesWords.left.note,
    summary: sitePicturesWords.left.summary(drawings.length),
    items: Object.entries(slotWords)
      .filter(([slot]) => drawings.includes(slot))
      .map(([slot, { title }]) => ({ label: title, id: `campo-${slot}` })),
  }
  const server = {
    title: 'Servidor',
    page: null,
    items: isPublic ? [] : [{ label: 'O site ainda não tem um endereço público.' }],
    summary: 'o endereço do site ainda é local: defina SITE_URL',
  }
  return [...accountLeft(site), ...facts, ...lists, examsWithoutCourse, pictures, server].filter(
    ({ items }) => items.length > 0,
  )
}

/** Whether it is the sample e-mail with which a first start without settings signs in: nobody reads it. */
export function isInventedEmail(email: string): boolean {
  return schoolDefaults.sampleFacts.includes('email') && email === schoolDefaults.facts.email
}

function accountLeft({ account, viewer = account?.id }: Site): LeftGroup[] {
  if (!account) return []
  const isOwn = account.id === viewer
  const group = (title: string, page: string, items: LeftGroup['items']) => ({
    title,
    page: isOwn ? page : '/admin/pessoas',
    items,
  })
  return [
    group(
      'E-mail de entrada',
      '/admin/conta/email',
      isInventedEmail(account.email)
        ? [{ label: `Trocar ${account.email} pelo seu`, id: 'campo-email' }]
        : [],
    ),
    group(
      'Senha',
      '/admin/conta',
      hasFirstPassword(account)
        ? [{ label: 'Trocar a senha da instalação', id: 'campo-atual' }]
        : [],
    ),
  ]
}

/** What the school itself can do: the rest is for whoever runs the server. */
export function countLeft(groups: readonly LeftGroup[]): number {
  return groups.reduce((sum, { page, items }) => sum + (page === null ? 0 : items.length), 0)
}

/** A young school is less likely to have had thousands of students, so its claims are asked about first. */
function inOrder({ school, today }: Site): readonly FactGroup[] {
  const age = today ? Number(today.slice(0, 4)) - school.facts.foundedYear : youngSchoolYears
  if (age >= youngSchoolYears) return factGroups
  return factGroups.toSorted((a, b) => Number(b.id === claimsGroup) - Number(a.id === claimsGroup))
}

/** The items of a list that are invented, or one of whose fields is. */
function samplesOf(name: ListName, lists: Items, isPublic: boolean): LeftGroup {
  const { title, path, one, nameOf, fields } = wordsOf(name)
  const { sample = 'item' } = listOf(name)
  const withheld = fields[sample]?.label ?? title
  return {
    title,
    page: `/admin/escola/${path}`,
    note: (sample === 'item' ? inventedWords : inventedYearsWords).note(isPublic),
    items: (lists[name] as readonly AnyItem[])
      .filter(({ sample, hidden }) => sample && !hidden)
      .map((item) => ({
        label: nameOf(item, lists),
        id: `${one}-${item.id}`,
        ...(isPublic && { withheld }),
      })),
  }
}

/** One line each, for the operator. */
export function linesOf(groups: readonly LeftGroup[]): string[] {
  return groups.flatMap(({ title, page, summary, items }) => {
    const lines = summary
      ? [summary]
      : items.map(({ label, withheld }) => (withheld ? `${label}, fora do ar até lá` : label))
    return lines.map((line) => `${title}: ${line}${page ? ` (${page})` : ''}`)
  })
}

/** All of it in one sentence, for the operator. Null: nothing is left. */
export function leftSentence(
  groups: readonly LeftGroup[],
  { panel, doctor }: { panel: string; doctor: string },
): string | null {
  const items = groups.flatMap((group) => group.items)
  const left = countLeft(groups)
  const ofServer = groups.flatMap(({ page, summary }) =>
    page === null && summary ? [summary] : [],
  )
  if (left === 0) return ofServer.length > 0 ? `No servidor: ${ofServer.join('; ')}.` : null
  const count = left === 1 ? 'falta 1 item' : `faltam ${left} itens`
  const withheld = items.flatMap((item) => item.withheld ?? [])
  const off = withheld.length > 0 ? ` Fora do ar até lá: ${joined([...new Set(withheld)])}.` : ''
  const server = ofServer.length > 0 ? ` No servidor: ${ofServer.join('; ')}.` : ''
  return `Antes de publicar, ${count}. A lista: ${panel} ou ${doctor}.${off}${server}`
}

function withheldTest(school: Site['school'], siteUrl: string) {
  const withheld = withheldFacts(school, siteUrl)
  return ({ path }: FactField) => withheld.includes(path)
}

function names(fields: readonly FactField[]): string {
  return joined(fields.map(({ label }) => label))
}
