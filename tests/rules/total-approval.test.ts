import { expect, test } from 'vitest'
import { schoolFaults } from '#content/check-school.ts'
import { schoolDefaults } from '#content/school.ts'
import { totalApprovalWords } from '#content/total-approval.ts'

const school = schoolDefaults.facts

const sentences = (totalApprovalYears: number[] | null, claimsTotalApproval = true) => {
  const words = totalApprovalWords({
    examCentreYear: 2011,
    claimsTotalApproval,
    totalApprovalYears,
  })
  const { badge, slide, ...others } = words
  return { badge, slide, texts: [slide.text, ...Object.values(others)] }
}

test('total approval is told everywhere with the years in which it was obtained', () => {
  const { badge, texts } = sentences([2025, 2023, 2024])
  expect(badge).toBe('Aprovação total de 2023 a 2025')
  for (const text of texts) expect(text).toMatch(/de 2023 a 2025/)
})

test('years are told as one would say them', () => {
  expect(sentences([2025]).badge).toBe('Aprovação total em 2025')
  expect(sentences([2024, 2025]).badge).toBe('Aprovação total em 2024 e 2025')
  expect(sentences([2019, 2023, 2025]).badge).toBe('Aprovação total em 2019, 2023 e 2025')
})

test('without years the claim stands undated, in the past tense', () => {
  const { badge, texts } = sentences(null)
  expect(badge).toBe('Aprovação total')
  for (const text of texts) {
    expect(text).toMatch(/aprovação total/i)
    expect(text).not.toMatch(/20(?!11)\d\d|temos aprovação|têm aprovação|é total/)
  }
})

test('a school that does not claim total approval is silent about it, with and without years', () => {
  for (const years of [null, [2024, 2025]]) {
    const { badge, slide, texts } = sentences(years, false)
    expect(badge).toBeNull()
    for (const text of [slide.title, ...texts]) expect(text).not.toMatch(/aprova/i)
  }
})

test('the years are a fact of the school: none, or some in which it held exams', () => {
  expect(schoolFaults({ facts: { ...school, totalApprovalYears: null } })).toEqual([])
  expect(schoolFaults({ facts: { ...school, totalApprovalYears: [] } })).toEqual([
    'content/school-facts.ts: totalApprovalYears precisa de pelo menos um ano; sem nenhum, escreva null',
  ])
  expect(schoolFaults({ facts: { ...school, totalApprovalYears: [1999] } })).toEqual([
    'content/school-facts.ts: totalApprovalYears.0 precisa ser 2011 ou depois: a escola é centro de exames desde então',
  ])
})
