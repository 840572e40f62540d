import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import type { ChangedPart, RecordedChange } from '#domain/changes/recorded-change.ts'
import type { Fields, Typed } from '#domain/fields/field.ts'
import { type Problems, submitted } from '#domain/fields/form.ts'
import { type Merge, merged, readVersion, versionOf } from '#domain/fields/merge.ts'

/** What the server says of a form that it did not save. Has only `failure` if the site could not be reached. */
export type EditAnswer = {
  values?: Typed
  problems?: Problems
  failure?: DialogMessage
  message?: DialogMessage
  /** The version that somebody else saved meanwhile, if the person has to choose between values. */
  version?: string
  others?: Record<string, OthersChange>
}

/** What somebody else saved in a field that this person changed too. */
export type OthersChange = { text: string; by: string | null; at: string | null }

/** The version that the editor saw. */
export const versionField = 'antes'
/** Which of two values stays. */
export const decisionField = (name: string) => `fica-${name}`
export const decisions = { mine: 'minha', theirs: 'outra' } as const

/** Merges what was typed with what is stored now. */
export function mergedForm(form: FormData, fields: Fields, stored: Typed): Merge {
  const seen = readVersion(form.get(versionField))
  const typed = { ...submitted(form, fields) }
  for (const name of Object.keys(typed)) {
    // Treated as untouched, the field takes the newest value.
    if (form.get(decisionField(name)) === decisions.theirs) typed[name] = seen[name] ?? ''
  }
  return merged(seen, typed, stored)
}

/** Null: nobody else changed what this person changed. */
export function questionOf({ typed, both }: Merge, stored: Typed, message: DialogMessage) {
  if (Object.keys(both).length === 0) return null
  return { values: typed, version: versionOf(stored), message, both }
}

/** The value that a part of a recorded change gave an input. Null: the part is not about that input. */
export type SavedText = (part: ChangedPart, input: string) => string | null

/** Adds who saved each value, from the newest records of the log. */
export function othersChanges(
  both: Typed,
  newestFirst: readonly RecordedChange[],
  savedText: SavedText,
): Record<string, OthersChange> {
  const entries = Object.entries(both).map(([name, text = '']) => {
    const isIt = (part: ChangedPart) => savedText(part, name) === text
    const change = newestFirst.find(({ parts }) => parts?.some(isIt))
    return [name, { text, by: change?.by ?? null, at: change?.at ?? null }]
  })
  return Object.fromEntries(entries)
}
