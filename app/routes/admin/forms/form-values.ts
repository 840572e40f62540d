export type FormValues<Name extends string = string> = Partial<Record<Name, string>>

/** What a form says is wrong, by field. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>

export function submittedValues<Name extends string>(
  form: FormData,
  fields: readonly Name[],
): FormValues<Name> {
  const entries = fields.flatMap((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? [[field, value]] : []
  })
  return Object.fromEntries(entries)
}
