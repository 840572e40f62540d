import type { Offer } from '#domain/school/shown-lists.ts'
import { examCentreSince } from './exams.ts'
import { capitalized, countInWords, joined } from './language-names.ts'

type School = {
  examCentreYear: number
  offer: Pick<Offer, 'approvedExams' | 'featuredExams' | 'institutions'>
}
type Approved = Offer['approvedExams']

/**
 * A claim about results: in the past tense, and with the years in which they were obtained if the
 * school gives them. A school that does not make the claim is silent about it in every place.
 */
export function totalApprovalWords(school: School) {
  const since = examCentreSince(school)
  const { approvedExams: exams } = school.offer
  if (exams.length === 0) return silentWords(since, school.offer)
  const where = examsAndYears(exams)
  const already = exams.some(({ years }) => years) ? '' : 'já '
  return {
    slide: { title: slideTitle(exams), text: slideText(exams, already) },
    centre: `${capitalized(since ? `${since}, com aprovação` : 'aprovação')} total ${where}.`,
    history: `${since ? `Somos ${since} e ${already}tivemos` : `Nossos alunos ${already}tiveram`} aprovação total ${where}.`,
    about: aboutText(exams, already),
    highlight: `Centro autorizado, com aprovação total ${where}.`,
    course: `Aprovação total ${where}`,
  }
}

export type TotalApproval = ReturnType<typeof totalApprovalWords>

/** On the card of an exam. */
export function approvalBadge({ years }: Pick<Approved[number], 'years'>): string {
  return `Aprovação total${when(years)}`
}

function slideTitle(exams: Approved): string {
  const [only] = exams
  if (only && exams.length === 1) return `Aprovação total no ${only.name}`
  const isCambridge = exams.every(({ institution }) => institution === 'Cambridge')
  const kind = isCambridge ? 'Cambridge' : 'internacionais'
  return `Aprovação total em ${countInWords(exams.length)} exames ${kind}`
}

function slideText(exams: Approved, already: string): string {
  const end = 'O próximo certificado pode ter o seu nome.'
  const claim = `nossos alunos ${already}tiveram aprovação total`
  if (exams.length === 1 || !sameYears(exams)) {
    return `${capitalized(examsAndYears(exams))}, ${claim}. ${end}`
  }
  const names = joined(exams.map(({ name }) => name))
  const those = `nesses ${countInWords(exams.length)}`
  return `${names}: ${those}, ${claim}${when(exams[0]?.years ?? null)}. ${end}`
}

function aboutText(exams: Approved, already: string): string {
  const claim = `nossos alunos ${already}tiveram aprovação total`
  if (!sameYears(exams)) return `${capitalized(examsAndYears(exams))}, ${claim}.`
  const names = joined(exams.map(({ name }) => `no ${name}`))
  return `${capitalized(names)}, ${claim}${when(exams[0]?.years ?? null)}.`
}

/** 'no A2 Key e no B2 First de 2023 a 2025', or, with years that differ, 'no A2 Key, em 2024; no B2 First, em 2025'. */
function examsAndYears(exams: Approved): string {
  const groups = [...Map.groupBy(exams, ({ years }) => when(years))]
  const separator = groups.length > 1 ? ',' : ''
  return groups
    .map(([years, some]) => {
      const names = joined(some.map(({ name }) => `no ${name}`))
      return years ? `${names}${separator}${years}` : names
    })
    .join('; ')
}

function sameYears(exams: Approved): boolean {
  return new Set(exams.map(({ years }) => when(years))).size === 1
}

/** 'do A2 Key ao B2 First, ' */
function whichExams(names: readonly string[]): string {
  const [first, ...others] = names
  if (!first) return ''
  return others.length > 0 ? `do ${first} ao ${others.at(-1)}, ` : `no ${first}, `
}

function silentWords(
  since: string | null,
  { featuredExams: featured, institutions }: School['offer'],
) {
  const [first] = featured
  const goal = joined(featured.map((name) => `o ${name}`)) || 'os exames internacionais'
  const know = 'o aluno chega à prova conhecendo cada parte dela'
  return {
    slide: {
      title: 'O próximo certificado pode ter o seu nome',
      text: first
        ? `${featured.join(', ')}${since ? ' e os outros exames Cambridge' : ''}: prepare-se com quem conhece cada parte da prova.`
        : 'Prepare-se com quem conhece cada parte da prova.',
    },
    centre: since && `${capitalized(since)}.`,
    history: since && `Somos ${since}.`,
    about: capitalized(`${whichExams(featured)}${know}.`),
    highlight: 'Centro autorizado, que prepara do primeiro ao último nível.',
    course: institutions.length > 0 && `Caminho para ${goal}`,
  }
}

/** ' em 2025', ' em 2022 e 2024', ' de 2023 a 2025', or nothing. */
function when(years: readonly number[] | null): string {
  if (!years?.length) return ''
  const sorted = years.toSorted((a, b) => a - b).map(String)
  const [first = '', ...others] = sorted
  const last = others.pop()
  if (!last) return ` em ${first}`
  const isRun = others.length > 0 && Number(last) - Number(first) === others.length + 1
  return isRun ? ` de ${first} a ${last}` : ` em ${[first, ...others].join(', ')} e ${last}`
}
