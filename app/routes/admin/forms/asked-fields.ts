import type { FieldWords } from '#content/field-words.ts'
import type { AskedField } from '#domain/fields/control.ts'
import type { Fields } from '#domain/fields/field.ts'

/** The fields with their words, for a form. */
export function askedFields(fields: Fields, words: Record<string, FieldWords>): AskedField[] {
  return Object.entries(fields).flatMap(([field, { input = field, control }]) => {
    const fieldWords = words[field]
    return fieldWords ? [{ name: input, control, ...fieldWords }] : []
  })
}
