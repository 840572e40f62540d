import type { Typed } from '#domain/fields/field.ts'

/** Inputs with the same name are joined with spaces, as in `submitted`. */
export function submittedValues(form: FormData, fields: readonly string[]): Typed {
  const entries = fields.flatMap((field) => {
    const values = form.getAll(field).filter((value) => typeof value === 'string')
    return values.length > 0 ? [[field, values.join(' ').trimEnd()]] : []
  })
  return Object.fromEntries(entries)
}

export function isTicked(values: Typed, name: string, box = 'on'): boolean {
  return values[name]?.split(' ').includes(box) ?? false
}
