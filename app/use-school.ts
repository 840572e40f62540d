import { useRouteLoaderData } from 'react-router'
import { type TotalApproval, totalApprovalWords } from '#content/total-approval.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import type { loader as rootLoader } from './root.tsx'

/** The school's facts as they are now, from the root loader: never from a module, which a build would freeze. */
export function useSchool(): ShownFacts {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) throw new Error('the root loader has not run')
  return root.school
}

export function useTotalApproval(): TotalApproval {
  return totalApprovalWords(useSchool())
}
