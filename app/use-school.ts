import { useRouteLoaderData } from 'react-router'
import { textsOf } from '#content/original-texts.ts'
import { type TotalApproval, totalApprovalWords } from '#content/total-approval.ts'
import type { PageTexts } from '#domain/school/page-texts.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import type { LogoView } from './brand-view.ts'
import type { loader as rootLoader } from './root.tsx'

/** The school's facts as they are now, from the root loader: never from a module, which a build would freeze. */
export function useSchool(): ShownFacts {
  return useRoot().school
}

export function useTotalApproval(): TotalApproval {
  return totalApprovalWords(useSchool())
}

/** The texts of the pages: the school's own words, and the originals where it has none. */
export function useTexts(): PageTexts {
  const { school, today } = useRoot()
  return textsOf(school, today)
}

/** Null: the mark that ships with the site is shown. */
export function useOwnLogo(): LogoView | null {
  return useRoot().logo
}

function useRoot() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) throw new Error('the root loader has not run')
  return root
}
