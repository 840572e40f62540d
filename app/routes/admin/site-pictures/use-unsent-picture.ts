import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { deleteBatch, loadBatch, storeBatch } from '#app/routes/admin/photos/batch-storage.ts'

const keyOf = (slot: string) => `imagem-${slot}`

/** A photo that was sent when the session had ended is in its field again after the login. */
export function useUnsentPicture(slot: string) {
  const input = useRef<HTMLInputElement>(null)
  const [unsent, setUnsent] = useState<File | null>(null)

  useEffect(() => {
    loadBatch(keyOf(slot), Date.now()).then((batch) => {
      const file = batch?.files[0]
      if (!file || !input.current || input.current.files?.length) return
      const chosen = new DataTransfer()
      chosen.items.add(file)
      input.current.files = chosen.files
      setUnsent(file)
    }, reportError)
  }, [slot])

  return {
    input,
    unsent,
    /** Until the site has said what became of it. */
    store: (file: File) => {
      const batch = { files: [file], submissionId: '', chosenAt: Date.now() }
      storeBatch(keyOf(slot), batch).catch(reportError)
    },
    /** Another was chosen, or none is wanted. */
    discard: () => {
      setUnsent(null)
      forgetUnsentPicture(slot)
    },
  }
}

/** On the page to which a photo that was saved leads. */
export function useSentPicture(slot: string): void {
  const [search] = useSearchParams()
  const isSaved = search.get('aviso') === 'imagem-trocada'
  useEffect(() => {
    if (isSaved) forgetUnsentPicture(slot)
  }, [isSaved, slot])
}

export function forgetUnsentPicture(slot: string): void {
  deleteBatch(keyOf(slot)).catch(reportError)
}
