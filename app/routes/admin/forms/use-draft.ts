import { useEffect, useRef, useState } from 'react'
import { focusOnHash } from '#app/routes/admin/layout/use-focus-on-hash.ts'
import type { Typed } from '#domain/fields/field.ts'
import { deleteDraft, markSent, readDraft, writeDraft } from './draft-storage.ts'
import { submittedValues } from './form-values.ts'

type DraftOptions<Answer> = {
  fields: readonly string[]
  stored: Typed
  /** The response to the last submission. */
  answer: Answer | undefined
  /** The last submission was saved: the form is empty again. */
  saved?: boolean
}

/** Keeps what is typed in this tab until it is saved, so that an expired session loses no text. */
export function useDraft<Answer extends { values?: Typed; version?: string }>(
  draftKey: string,
  { fields, stored, answer, saved = false }: DraftOptions<Answer>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState({
    values: answer?.values ?? stored,
    basis: null as string | null,
    /** When the draft that was restored was written. */
    writtenAt: null as Date | null,
    /** It was submitted, and no response arrived. */
    wasSent: false,
    /** React key of the form: new default values need new inputs. */
    key: 0,
  })
  const [discarded, setDiscarded] = useState<Answer>()
  const show = (next: Partial<Omit<typeof shown, 'key'>>) =>
    setShown(({ key }) => ({
      ...{ values: stored, basis: null, writtenAt: null, wasSent: false },
      ...next,
      key: key + 1,
    }))

  useEffect(() => {
    if (saved) show({})
    const draft = readDraft(draftKey)
    if (!draft || isSame(draft.typed, shown.values, fields)) return
    const { typed, basis, at, sentTo } = draft
    show({ values: typed, basis, writtenAt: new Date(at), wasSent: sentTo !== undefined })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is restored once, over what was stored then
  }, [draftKey, saved])

  // Shows what somebody else saved in the fields that were not touched.
  useEffect(() => {
    if (!answer?.values || answer.version === undefined) return
    show({ values: answer.values })
    writeDraft(draftKey, { typed: answer.values, basis: answer.version, at: Date.now() })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [answer])

  // With a new key, the field that the URL's hash names is a new element.
  useEffect(() => {
    if (shown.key > 0) focusOnHash()
  }, [shown.key])

  const saveDraft = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const before = data.get('antes')
    writeDraft(draftKey, {
      typed: submittedValues(data, fields),
      basis: typeof before === 'string' ? before : null,
      at: Date.now(),
    })
  }

  /** Goes back to the stored values. */
  const discardDraft = () => {
    deleteDraft(draftKey)
    setDiscarded(answer)
    show({})
  }
  return {
    form,
    formKey: shown.key,
    values: shown.values,
    basis: shown.basis,
    writtenAt: shown.writtenAt,
    wasSent: shown.wasSent,
    saveDraft,
    markDraftSent: (action: string) =>
      markSent(draftKey, new URL(action, window.location.origin).pathname),
    discardDraft,
    /** Undefined once the draft that it is about has been discarded. */
    answer: answer === discarded ? undefined : answer,
  }
}

function isSame(one: Typed, other: Typed, fields: readonly string[]): boolean {
  return fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}
