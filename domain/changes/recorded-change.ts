/** What can be recorded, by the name that is stored. */
export const changeKinds = [
  'event-created',
  'event-edited',
  'event-deleted',
  'event-restored',
  'visibility',
  'family-link-made',
  'family-link-withdrawn',
  'family-sharing-offered',
  'family-sharing-ended',
  'photos-added',
  'photos-deleted',
  'photos-restored',
  'photos-arranged',
  'cover',
  'caption',
  'faces-covered',
  'faces-shown',
  'consent-confirmed',
  'consent-place',
  'consent-withdrawn',
  'school',
  'picture-replaced',
  'picture-adjusted',
  'picture-removed',
  'password',
  'email',
  'passkey-added',
  'passkey-removed',
  'passkey-required',
  'passkey-not-required',
  'new-browser',
  'other-browsers-left',
  'recovery-codes-made',
  'recovery-code-used',
  'person-invited',
  'invitation-withdrawn',
  'person-joined',
  'password-reset',
  'person-renamed',
  'person-removed',
  'responsible',
] as const

export type ChangeKind = (typeof changeKinds)[number]

/** One thing that somebody did in the admin area. */
export type RecordedChange = {
  /** Sorts by time. */
  id: string
  /** ISO timestamp. */
  at: string
  /** The person's name, or e-mail, at that time. */
  by: string
  kind: ChangeKind
  /** What people call it: an event's name, a page of the school's data, a passkey's name, a person. */
  subject: string
  /** The id of the event that it was about. */
  event?: string
  /** How many photos. */
  count?: number
  /** The numbers of the photos, unless they are many. */
  numbers?: number[]
  /** The item of the bin that has what was deleted. */
  item?: string
  /** Which item of a list was moved: up (-1) or down (1). */
  moved?: { name: string; by: -1 | 1 }
  /** What is needed to undo and redo it. */
  parts?: ChangedPart[]
  /** Undone, and not redone since. */
  takenBack?: { at: string; by: string }
}

/** `before` or `after` is missing if the part had no value of its own. */
export type ChangedPart = { part: string; before?: unknown; after?: unknown }

export type Author = Pick<RecordedChange, 'id' | 'at' | 'by'>

export function changeAuthor(by: string, now: Date, random: string): Author {
  const at = now.toISOString()
  return { id: `${at}-${random}`, at, by }
}

/** The parts in which two records differ. */
export function differingParts(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ChangedPart[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((part) => !isSame(before[part], after[part]))
    .map((part) => ({
      part,
      ...(before[part] !== undefined && { before: before[part] }),
      ...(after[part] !== undefined && { after: after[part] }),
    }))
}

/** Rebases a change, from one value to another, onto the present value of a part. Null: they conflict. */
export type Merge = (part: string, present: unknown, from: unknown, to: unknown) => unknown

/**
 * The values with the change undone, or redone if it was undone. Null: one of its parts has changed since, and `merge`
 * cannot keep both changes.
 */
export function undoneValues(
  values: Record<string, unknown>,
  { parts = [], takenBack }: Pick<RecordedChange, 'parts' | 'takenBack'>,
  merge: Merge = () => null,
): Record<string, unknown> | null {
  const stepped = { ...values }
  for (const { part, before, after } of parts) {
    const [from, to] = takenBack ? [before, after] : [after, before]
    const isUnchanged = isSame(values[part], from)
    const next = isUnchanged ? to : merge(part, values[part], from, to)
    if (!isUnchanged && next === null) return null
    if (next === undefined) delete stepped[part]
    else stepped[part] = next
  }
  return stepped
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** Stores do not keep the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** The record after undoing the change, or after redoing it if it was undone. */
export function markedChange(change: RecordedChange, { at, by }: Author): RecordedChange {
  const { takenBack, ...made } = change
  return takenBack ? made : { ...made, takenBack: { at, by } }
}

/** An edit that changed one of these cannot be undone: photos are shown to everyone only after a question. */
const neverUndone = ['visibilidade', 'publicarEm']

const undoableKinds: readonly ChangeKind[] = [
  'event-edited',
  'school',
  'picture-replaced',
  'picture-removed',
]

export function canUndo(change: RecordedChange): boolean {
  const { kind, parts = [], takenBack } = change
  if (kind === 'visibility') return opensToEveryone(parts) && !takenBack
  if (!undoableKinds.includes(kind)) return false
  return parts.length > 0 && !parts.some(({ part }) => neverUndone.includes(part))
}

/** Whether the change shows the event to everyone, now or later. Undoing such a change only hides. */
export function opensToEveryone(parts: readonly ChangedPart[]): boolean {
  const partOf = (name: string) => parts.find(({ part }) => part === name)
  const [visibility, moment] = [partOf('visibilidade'), partOf('publicarEm')]
  // A field without a value means everyone.
  const isEveryone = (value: unknown) => value === undefined || value === 'todos'
  if (visibility && isEveryone(visibility.before)) return false
  if (visibility && isEveryone(visibility.after)) return true
  return moment?.after !== undefined && moment.before === undefined
}
