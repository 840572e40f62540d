import type { FieldWords } from '#content/field-words.ts'
import type {
  AnyItem,
  FieldOf,
  ItemOf,
  Items,
  ListName,
  schoolLists,
} from '#domain/school/lists/lists.ts'
import type { SchoolDay } from '#domain/school-day.ts'

type Lists = typeof schoolLists

/** A choice among the items of another list has their names as options. */
type OptionsOf<Kind> = Kind extends { control: { of: string } }
  ? { options?: never }
  : Kind extends { control: { options: readonly (infer Option)[] } }
    ? { options: Record<Option & string, string> }
    : { options?: never }

type PageWords = {
  /** In the admin area's URLs: '/admin/escola/cursos'. */
  path: string
  /** For a list without a page of its own: path of the list on whose page its items are shown and hidden. */
  listedAt?: string
  /** The word for one item in element ids and draft names: 'curso-3'. */
  one: string
  /** Where visitors see the list, and an item of it. Null: no page shows it. */
  shownAt: { list: string; item: (id: string) => string } | null
  title: string
  /** What the list changes on the site. */
  changes: string
  back: string
  editTitle: string
  notFound: { title: string; text: string }
  /** Null if the list's items are fixed. */
  growing: {
    add: string
    newTitle: string
    empty: string
    tooMany: string
    removeTitle: string
    removeQuestion: (name: string) => string
    removed: string
  } | null
}

type ItemWords<Item> = {
  /** An item by its name, in a sentence: 'o curso “Alemão à noite”'. */
  the: (name: string) => string
  /** What a person calls the item. `lists` has the items of other lists to which it refers. */
  nameOf: (item: Item, lists: Items) => string
  /** A line and a paragraph about it, in the list. */
  about: (item: Item, lists: Items) => string
  textOf: (item: Item) => string
  /** Why it is not on the site today, though not hidden. */
  offSite?: (item: Item, known: Items & { today: SchoolDay }) => string | null
}

/** The compiler requires the words of every field, and of every option of a choice. */
export type ListWords<Name extends ListName> = PageWords &
  ItemWords<ItemOf<Name>> & {
    fields: {
      [Field in FieldOf<Name>]: Omit<FieldWords, 'options'> &
        OptionsOf<Lists[Name]['fields'][Field & keyof Lists[Name]['fields']]>
    }
  }

/** For code that handles all lists alike. */
export type AnyListWords = PageWords & ItemWords<AnyItem> & { fields: Record<string, FieldWords> }
