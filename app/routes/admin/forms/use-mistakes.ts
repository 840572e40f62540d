import { useState } from 'react'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import type { Mistakes } from '#domain/school/lists/item-rules.ts'
import { submittedValues } from './form-values.ts'

type Given = {
  rule: ((typed: Typed) => Mistakes) | undefined
  /** As the form shows them at first; `formKey` is another one when they are replaced. */
  values: Typed
  formKey: number
  answer: { values?: Typed; problems?: Problems } | undefined
}

/** What is wrong in the form as it is typed. What the server said of it holds until it is put right. */
export function useMistakes({ rule, values, formKey, answer }: Given) {
  const [latest, setLatest] = useState({ formKey, typed: values })
  const mistakes = rule?.(latest.formKey === formKey ? latest.typed : values) ?? {}
  const submitted = rule?.(answer?.values ?? {}) ?? {}
  const others = Object.entries(answer?.problems ?? {}).filter(
    ([name, problem]) => submitted[name]?.problem !== problem,
  )
  const found = Object.entries(mistakes).map(([name, mistake]) => [name, mistake?.problem])
  return {
    mistakes,
    problems: Object.fromEntries([...others, ...found]) as Problems,
    readTyped: (form: HTMLFormElement) => {
      const data = new FormData(form)
      setLatest({ formKey, typed: submittedValues(data, [...new Set(data.keys())]) })
    },
  }
}
