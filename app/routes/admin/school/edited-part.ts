import type { RouterContextProvider } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import type { SavedText } from '#app/routes/admin/forms/edit-answer.ts'
import type { AskedField } from '#domain/fields/control.ts'
import type { Fields, Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import type { ItemRule } from '#domain/school/lists/item-rules.ts'
import type { ListName } from '#domain/school/lists/lists.ts'
import type { SchoolState } from '#domain/school/school-document.ts'
import type { LatestSchool } from '#domain/school/school-in-use.ts'

/** A part of what the school says about itself, as the one edit page shows and saves it. */
export type EditedPart = {
  /** Identifies the page, and so the draft of what is typed in it. */
  page: string
  /** Where its form is sent. */
  action: string
  title: string
  lead: string
  back: { to: string; label: string }
  /** A link that skips this part, if another one follows it. */
  later?: { to: string; label: string }
  /** Path of the page with its status pictures. */
  status?: string | undefined
  /** For the change log. */
  subject: string
  fields: Fields
  asked: AskedField[]
  stored: Typed
  /** The list whose rule the form applies while one types, and what that rule needs to know. */
  ruled?: { list: ListName; known: Parameters<ItemRule>[1] }
  /** The first values of a new item. */
  initial?: Typed
  read: (typed: Typed, given: { now: Date; confirmed: readonly string[] }) => PartReading
  savedText: SavedText
  /** The response after saving. */
  saved: () => Response
}

export type PartReading =
  | { problems: Problems }
  | { message: DialogMessage }
  /** Null: nothing has changed. */
  | { state: Partial<SchoolState> | null }

/** What a part is made from. */
export type PartSource = {
  latest: LatestSchool
  context: Readonly<RouterContextProvider>
}
