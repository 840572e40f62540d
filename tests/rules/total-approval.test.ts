import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { approvalBadge, totalApprovalWords } from '#content/total-approval.ts'
import type { Exam } from '#domain/school/lists/lists.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const _local = 'http://localhost:3000'
const published = 'https://www.escola.example'

function shown(change: (exam: Exam) => Exam, facts = {}) {
  const exams = schoolDefaults.exams.map(change)
  return shownSchool(
    schoolInUse(withState(emptyDocument, { exams, facts }), schoolDefaults),
    published,
  )
}

/** The three exams of total approval with these years. */
const withYears = (years: number[] | undefined) => (exam: Exam) =>
  exam.totalApproval ? { ...exam, approvalYears: years, sample: undefined } : exam

function sentences(school: ReturnType<typeof shownSchool>) {
  const { slide, ...others } = totalApprovalWords(school.facts)
  const badges = school.exams.flatMap(({ approval }) => (approval ? [approvalBadge(approval)] : []))
  return { badges, slide, texts: [slide.text, ...Object.values(others)] }
}

test('total approval is told everywhere with the years in which it was obtained', () => {
  const { badges, texts, slide } = sentences(shown(withYears([2025, 2023, 2024])))
  expect(badges).toEqual(Array(3).fill('Aprovação total de 2023 a 2025'))
  for (const text of texts) expect(text).toMatch(/de 2023 a 2025/)
  expect(slide.title).toBe('Aprovação total em três exames Cambridge')
  expect(slide.text).toBe(
    'A2 Key, B1 Preliminary e B2 First: nesses três, nossos alunos tiveram aprovação total de 2023 a 2025. O próximo certificado pode ter o seu nome.',
  )
})

test('years are told as one would say them', () => {
  const badge = (years: number[]) => sentences(shown(withYears(years))).badges[0]
  expect(badge([2025])).toBe('Aprovação total em 2025')
  expect(badge([2024, 2025])).toBe('Aprovação total em 2024 e 2025')
  expect(badge([2019, 2023, 2025])).toBe('Aprovação total em 2019, 2023 e 2025')
})

test('each exam has years of its own, and every sentence says which', () => {
  const years: Record<string, number[]> = { 'A2 Key': [2024], 'B1 Preliminary': [2024] }
  const { badges, texts } = sentences(shown((exam) => withYears(years[exam.name])(exam)))
  expect(badges).toEqual(['Aprovação total em 2024', 'Aprovação total em 2024', 'Aprovação total'])
  for (const text of texts) {
    expect(text).toMatch(/no A2 Key e no B1 Preliminary, em 2024; no B2 First/i)
  }
})

test('one exam, and one of another institution, are told as what they are', () => {
  const only = (name: string) => (exam: Exam) => ({
    ...exam,
    totalApproval: exam.name === name || undefined,
  })
  const one = sentences(shown((exam) => only('A2 Key')(withYears([2024])(exam))))
  expect(one.slide.title).toBe('Aprovação total no A2 Key')
  for (const text of one.texts) expect(text).not.toMatch(/B1 Preliminary|B2 First|nesses/)
  const other = shown((exam) =>
    exam.name === 'DELF/DALF' ? { ...exam, totalApproval: true } : exam,
  )
  expect(sentences(other).slide.title).toBe('Aprovação total em quatro exames internacionais')
})

test('without years the claim stands undated, in the past tense', () => {
  const { badges, texts } = sentences(shown(withYears(undefined)))
  expect(badges[0]).toBe('Aprovação total')
  for (const text of texts) {
    expect(text).toMatch(/aprovação total/i)
    expect(text).not.toMatch(/20(?!11)\d\d|temos aprovação|têm aprovação|é total/)
  }
})

test('a school that does not claim total approval is silent about it, with and without years', () => {
  for (const years of [undefined, [2024, 2025]]) {
    const school = shown(withYears(years), { claimsTotalApproval: false })
    const { badges, slide, texts } = sentences(school)
    expect(badges).toEqual([])
    for (const text of [slide.title, ...texts]) expect(text).not.toMatch(/aprova/i)
    expect(texts.join()).toContain('Do A2 Key ao B2 First, o aluno chega à prova')
  }
})

test('an exam that is hidden is in no sentence', () => {
  for (const claimsTotalApproval of [true, false]) {
    const hide = (names: string[]) => (exam: Exam) =>
      names.includes(exam.name) ? { ...exam, hidden: true as const } : exam
    const without = sentences(shown(hide(['B2 First']), { claimsTotalApproval }))
    expect([without.slide.title, ...without.texts].join()).not.toMatch(/B2 First|três/)
    const none = shown(hide(['A2 Key', 'B1 Preliminary', 'B2 First']), { claimsTotalApproval })
    const words = sentences(none)
    expect([words.slide.title, ...words.texts].join('\n')).not.toMatch(
      /Key|Preliminary|First|undefined|aprova/i,
    )
  }
})
