export type FormValues<Name extends string = string> = Partial<Record<Name, string>>

/** Validation problems by field. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>

/** Ticked checkboxes with the same name are joined with spaces: see `isTicked`. */
export function submittedValues<Name extends string>(
  form: FormData,
  fields: readonly Name[],
): FormValues<Name> {
  const entries = fields.flatMap((field) => {
    const values = form.getAll(field).filter((value) => typeof value === 'string')
    return values.length > 0 ? [[field, values.join(' ')]] : []
  })
  return Object.fromEntries(entries)
}

export function isTicked(values: FormValues, name: string, box = 'on'): boolean {
  return values[name]?.split(' ').includes(box) ?? false
}
