import { capitalized } from './language-names.ts'

const exams = 'no A2 Key, no B1 Preliminary e no B2 First'

type Claim = {
  examCentreYear: number
  claimsTotalApproval: boolean
  totalApprovalYears: readonly number[] | null
}

/**
 * A claim about results: in the past tense, and with the years in which they were obtained if the
 * school gives them. A school that does not make the claim is silent about it in every place.
 */
export function totalApprovalWords({
  examCentreYear,
  claimsTotalApproval,
  totalApprovalYears,
}: Claim) {
  const since = `centro de exames Cambridge desde ${examCentreYear}`
  if (!claimsTotalApproval) return silentWords(since)
  const when = totalApprovalYears ? ` ${whenInWords(totalApprovalYears)}` : ''
  const already = when ? '' : 'já '
  return {
    badge: `Aprovação total${when}`,
    slide: {
      title: 'Aprovação total em três exames Cambridge',
      text: `A2 Key, B1 Preliminary e B2 First: nesses três, nossos alunos ${already}tiveram aprovação total${when}. O próximo certificado pode ter o seu nome.`,
    },
    centre: `${capitalized(since)}, com aprovação total ${exams}${when}.`,
    history: `Somos ${since} e ${already}tivemos aprovação total ${exams}${when}.`,
    about: `No A2 Key, no B1 Preliminary e no B2 First, nossos alunos ${already}tiveram aprovação total${when}.`,
    highlight: `Centro autorizado, com aprovação total ${exams}${when}.`,
    course: `Aprovação total ${exams}${when}`,
  }
}

const silentWords = (since: string) => ({
  badge: null,
  slide: {
    title: 'O próximo certificado pode ter o seu nome',
    text: 'A2 Key, B1 Preliminary, B2 First e os outros exames Cambridge: prepare-se com quem conhece cada parte da prova.',
  },
  centre: `${capitalized(since)}.`,
  history: `Somos ${since}.`,
  about: 'Do A2 Key ao B2 First, o aluno chega à prova conhecendo cada parte dela.',
  highlight: 'Centro autorizado, que prepara do primeiro ao último nível.',
  course: 'Caminho para o A2 Key, o B1 Preliminary e o B2 First',
})

export type TotalApproval = ReturnType<typeof totalApprovalWords>

/** 'em 2025', 'em 2022 e 2024', 'de 2023 a 2025' */
function whenInWords(years: readonly number[]): string {
  const sorted = years.toSorted((a, b) => a - b).map(String)
  const [first = '', ...others] = sorted
  const last = others.pop()
  if (!last) return `em ${first}`
  const isRun = others.length > 0 && Number(last) - Number(first) === others.length + 1
  return isRun ? `de ${first} a ${last}` : `em ${[first, ...others].join(', ')} e ${last}`
}
