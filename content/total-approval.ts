const exams = 'no A2 Key, no B1 Preliminary e no B2 First'

/**
 * A claim about results, which the law wants proven and dated: with the years in which it was
 * obtained, in the past tense. Without them there is neither badge nor headline.
 */
export function totalApprovalWords(years: readonly number[] | null) {
  if (!years) {
    return {
      badge: null,
      slide: {
        title: 'O próximo certificado pode ter o seu nome',
        text: 'A2 Key, B1 Preliminary e B2 First: nossos alunos já tiveram aprovação total nesses três exames. Conte conosco para o próximo.',
      },
      centre: `Centro de exames Cambridge desde 2011. Nossos alunos já tiveram aprovação total ${exams}.`,
      history: `Somos centro de exames Cambridge desde 2011 e já tivemos aprovação total ${exams}.`,
      about: `Nossos alunos já tiveram aprovação total ${exams}.`,
      highlight: 'Centro autorizado, que prepara do primeiro ao último nível.',
      course: 'Caminho para o A2 Key, o B1 Preliminary e o B2 First',
    }
  }
  const when = whenInWords(years)
  return {
    badge: `Aprovação total ${when}`,
    slide: {
      title: 'Aprovação total em três exames Cambridge',
      text: `A2 Key, B1 Preliminary e B2 First: nesses três, todos os nossos candidatos foram aprovados ${when}. O próximo certificado pode ter o seu nome.`,
    },
    centre: `Centro de exames Cambridge desde 2011, com aprovação total ${exams} ${when}.`,
    history: `Somos centro de exames Cambridge desde 2011 e tivemos aprovação total ${exams} ${when}.`,
    about: `No A2 Key, no B1 Preliminary e no B2 First, nossos alunos tiveram aprovação total ${when}.`,
    highlight: `Centro autorizado, com aprovação total ${exams} ${when}.`,
    course: `Aprovação total ${exams} ${when}`,
  }
}

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
