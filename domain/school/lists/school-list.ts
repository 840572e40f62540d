import * as v from 'valibot'
import type { Fields } from '#domain/fields/field.ts'
import type { Problems, ValuesOf } from '#domain/fields/form.ts'
import type { SitePaths } from '#domain/school/former-address.ts'

type Declaration<Name extends string, OwnFields extends Fields, Id extends string> = {
  /** Its key in the stored document. */
  name: Name
  /** How many items it may have, so that all lists fit in one Firestore document. */
  max: number
  fields: OwnFields
  /** The list is grouped by the options of this field, and ordered within each group. */
  groupBy?: keyof OwnFields & string
  /** A field by which the list is sorted, instead of by hand. */
  orderBy?: keyof OwnFields & string
  /** An item can be repeated, which leaves these fields empty. */
  openWhenRepeated?: readonly (keyof OwnFields & string)[]
  /** A choice that may be left open, which the rows of the list offer. */
  setInList?: keyof OwnFields & string
  /** The list has exactly these items, in this order; they can only be edited and hidden. */
  ids?: readonly Id[]
  /** What is invented while an item is a sample: the whole item, or one field, which the form asks about. */
  sample?: 'item' | (keyof OwnFields & string)
  /** Reads an item as an older release stored it. */
  older?: (stored: Record<string, unknown>) => Record<string, unknown>
  /** Problems between fields, by input, that only the server can find: what the form finds too is in item-rules.ts. */
  rule?: (item: ValuesOf<OwnFields> & { id: number | string }, known: Known) => Problems
}

/** `lists`: the items of all lists, by name. */
type Known = {
  now: Date
  lists: Record<string, readonly Record<string, unknown>[]>
  paths?: SitePaths | undefined
}

const mark = v.optional(v.literal(true))

type Entries<OwnFields extends Fields, Id extends string> = {
  id: v.GenericSchema<unknown, [Id] extends [never] ? number : Id>
  /** Stored, but not shown on the site. */
  hidden: typeof mark
  sample: typeof mark
} & { [Field in keyof OwnFields]: OwnFields[Field]['schema'] }

/**
 * A list of things that the school says about itself. This declaration determines what is stored, how damage is read,
 * the form with its checks, order, hiding, undo, export, the list of what is left to publish, and tests. Its words are
 * in content/school-lists/.
 */
export function schoolList<
  const Name extends string,
  OwnFields extends Fields,
  const Id extends string = never,
>(declared: Declaration<Name, OwnFields, Id>) {
  const schemas = Object.entries(declared.fields).map(([field, { schema }]) => [field, schema])
  const entries = {
    id: declared.ids ? v.picklist(declared.ids) : v.pipe(v.number(), v.safeInteger()),
    hidden: mark,
    sample: mark,
    ...Object.fromEntries(schemas),
  }
  const item = v.object(entries as unknown as Entries<OwnFields, Id>)
  if (!declared.older) return { ...declared, item }
  const stored = v.pipe(v.record(v.string(), v.unknown()), v.transform(declared.older), item)
  return { ...declared, item: stored as unknown as typeof item }
}
