import { type LanguageId, languageIds } from '#domain/languages.ts'
import { courseCategories } from './courses.ts'
import { languageList } from './language-names.ts'
import { totalApprovalWords } from './total-approval.ts'

/** Which languages the catalogue teaches to children too, and which only later. */
export function languagesByAge(): { allAges: string; adults: string } {
  const toChildren = languageIds.filter(isTaughtToChildren)
  const others = languageIds.filter((id) => !toChildren.includes(id))
  return { allAges: languageList(toChildren), adults: languageList(others) }
}

/** 'inglês para todas as idades; espanhol, francês e alemão para jovens e adultos' */
export function languagesAndAges(separator = '; '): string {
  const { allAges, adults } = languagesByAge()
  return [allAges && `${allAges} para todas as idades`, adults && `${adults} para jovens e adultos`]
    .filter(Boolean)
    .join(separator)
}

function isTaughtToChildren(language: LanguageId): boolean {
  const silent = totalApprovalWords({
    examCentreYear: 0,
    claimsTotalApproval: false,
    totalApprovalYears: null,
  })
  return courseCategories(silent).some(
    ({ id, courses }) =>
      id === 'criancas' && courses.some(({ languages }) => languages.includes(language)),
  )
}
