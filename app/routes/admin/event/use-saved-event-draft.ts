import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { deleteDraft } from '#app/routes/admin/forms/use-draft.ts'

/** Forgets what was typed into the form of an event, once the redirect says that it was saved. */
export function useSavedEventDraft(): void {
  const [search] = useSearchParams()
  useEffect(() => {
    if (search.get('aviso') === 'evento-salvo') deleteDraft(search.get('evento') ?? '')
  }, [search])
}
