import type { PageTexts, TextId } from '#domain/school/page-texts.ts'
import { textPath } from '#domain/school/page-texts.ts'
import type { Offer } from '#domain/school/shown-lists.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { aboutOriginals } from './about.ts'
import { aboutExamOriginals } from './about-exams.ts'
import { examCentreSince } from './exams.ts'
import { heroOriginals } from './hero.ts'
import { historyOriginals } from './history.ts'
import { type SchoolYears, schoolYears } from './school-years.ts'
import { type TotalApproval, totalApprovalWords } from './total-approval.ts'

/** What the original texts are built from. The original of a part that would be untrue is empty, and the part is omitted. */
export type OriginalsSource = {
  years: SchoolYears
  offer: Offer
  approval: TotalApproval
  examCentre: string | null
  /** The school has taught thousands of students. */
  claimsThousands: boolean
}

/** The texts of the pages: the school's own words, and the originals where it has none. */
export function textsOf(school: ShownFacts, today: SchoolDay): PageTexts {
  return { ...originalTexts(school, today), ...school.texts }
}

/** The original texts, by the dotted path of their facts. */
export function originalsByPath(school: ShownFacts, today: SchoolDay): Record<string, string> {
  return Object.fromEntries(
    Object.entries(originalTexts(school, today)).map(([id, text]) => [
      textPath(id as TextId),
      text,
    ]),
  )
}

function originalTexts(school: ShownFacts, today: SchoolDay): PageTexts {
  const years = schoolYears(school, today)
  const { offer, claimsThousands } = school
  const approval = totalApprovalWords(school)
  const source = { years, offer, approval, examCentre: examCentreSince(school), claimsThousands }
  return {
    ...heroOriginals(source),
    ...historyOriginals(source),
    ...aboutOriginals(source),
    ...aboutExamOriginals(source),
  }
}
