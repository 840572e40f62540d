import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { deleteDraft } from '#app/routes/admin/forms/use-draft.ts'
import { draftKeyOf } from './saved-school.ts'

/** Deletes the draft of the page that was just saved. */
export function useSavedDraft(): void {
  const [search] = useSearchParams()
  const page = search.has('aviso') ? search.get('parte') : null
  useEffect(() => {
    if (page) deleteDraft(draftKeyOf(page))
  }, [page])
}
