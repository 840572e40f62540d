import type { Typed } from '#domain/fields/field.ts'
import type { Weekday } from '#domain/opening-hours.ts'
import { itemRules, type Mistakes } from './lists/item-rules.ts'

/** The input with the ids of the classes to copy. */
export const copiedFields = 'turma'

/** The input of a copy's field: 'firstDay-3'. */
export const copiedField = (input: string, id: number) => `${input}-${id}`

/** The box that deletes the classes that were copied. */
export const replacedField = 'excluir-antigas'

/** A class as the form that copies it knows it. */
export type CopiedClass = { id: number; name: string; days: readonly Weekday[]; about: string }

/** The mistakes in the copies that are ticked, as they are typed. */
export function copyMistakes(classes: readonly CopiedClass[], typed: Typed): Mistakes {
  const ids = (typed[copiedFields] ?? '').split(' ')
  const found = classes
    .filter(({ id }) => ids.includes(String(id)))
    .flatMap(({ id, days }) => {
      const copy = { days: days.join(' '), firstDay: typed[copiedField('firstDay', id)] }
      const mistakes = itemRules.classes?.(copy, { courses: [] }) ?? {}
      return Object.entries(mistakes).map(([input, one]) => [copiedField(input, id), one])
    })
  return Object.fromEntries(found)
}
