import * as v from 'valibot'
import { yearsSchema } from '#domain/fields/years.ts'
import type { Exam } from './lists/lists.ts'

/**
 * Older releases stored the years of total approval of three exams as one fact. It stays in the document,
 * so that undo finds it, and counts until the exams themselves are stored.
 */
export const retiredYearsFact = 'totalApprovalYears'

export function withRetiredYears(
  exams: readonly Exam[],
  facts: Record<string, unknown>,
): readonly Exam[] {
  const years = v.safeParse(v.nullable(yearsSchema), facts[retiredYearsFact])
  if (!years.success) return exams
  return exams.map((exam) => {
    if (!exam.totalApproval) return exam
    const { approvalYears: _, sample: __, ...undated } = exam
    return { ...undated, ...(years.output && { approvalYears: years.output }) }
  })
}
