import {
  type Author,
  canUndo,
  differingParts,
  markedChange,
  type RecordedChange,
  undoneValues,
} from '#domain/changes/recorded-change.ts'
import { type ChangeableSchool, changeSchool } from './change-school.ts'
import { formerIn, picturesBack } from './former-pictures.ts'
import { withoutOrphans } from './lists/item-pictures.ts'
import type { Items } from './lists/lists.ts'
import { mergeOrder } from './lists/merge-order.ts'
import { listOfPart, partsOfList, readPart } from './lists/stored-lists.ts'
import { partsOf, type SchoolDocument, withParts } from './school-document.ts'

/** How many of the newest changes can be undone one after another. */
export const undoableSchoolChanges = 50

/**
 * The last change, the one that 'Desfazer' undoes and the one that 'Refazer' redoes, from the newest ones of the school.
 * 'Desfazer' never undoes another change than the last, even if that one cannot be undone.
 */
export function undoAndRedo(
  newestFirst: readonly RecordedChange[],
  document: SchoolDocument,
): {
  last: RecordedChange | null
  undo: RecordedChange | null
  redo: RecordedChange | null
} {
  const last = newestFirst.find(({ takenBack }) => !takenBack) ?? null
  const takenBackAt = ({ takenBack }: RecordedChange) => takenBack?.at ?? ''
  const [redo = null] = newestFirst
    .filter(({ takenBack }) => takenBack)
    .sort((a, b) => (takenBackAt(a) < takenBackAt(b) ? 1 : -1))
  // After a new change, nothing can be redone.
  const isOutdated = redo && newestFirst.some(({ at }) => at > takenBackAt(redo))
  const ifPossible = (change: RecordedChange | null) =>
    change && canUndo(change) && hasItsPicture(change, document) ? change : null
  return { last, undo: ifPossible(last), redo: isOutdated ? null : ifPossible(redo) }
}

/** Whether the picture that undoing or redoing brings back is still there: after 30 days it is not. */
export function hasItsPicture(change: RecordedChange, document: SchoolDocument): boolean {
  const isWhole = formerIn(change, document).length === picturesBack(change).length
  return change.kind === 'school' || isWhole
}

/** Undoes the change, or redoes it if it was undone. Null: what it changed has changed since. */
export async function undoInSchool(
  change: RecordedChange,
  school: ChangeableSchool,
  author: Author,
): Promise<{ saved: RecordedChange } | null> {
  const outcome = await changeSchool(school, author, ({ document, initialLists }) => {
    const values = partsOf(document)
    const readable = asReadNow(change)
    const parts =
      undoneValues(values, readable, mergeOrder) ??
      undoneValues(values, sinceInitial(readable, initialLists), mergeOrder)
    if (!parts) return { refusal: null }
    const whole = withParts(document, parts)
    const stepped = withoutOrphans(whole, initialLists)
    const shown = Object.values(stepped.pictures).map(({ url }): unknown => url)
    const isWhole = picturesBack(change).every((url) => shown.includes(url))
    // An item comes back without a picture that is gone.
    if (change.kind !== 'school' && !isWhole) return { refusal: null }
    const marked = markedChange(change, author)
    // Also record what was removed along with its item, so that it returns with the item.
    const gone = differingParts(partsOf(stepped), partsOf(whole)).map(({ part, after }) =>
      marked.takenBack ? { part, after } : { part, before: after },
    )
    const saved = gone.length > 0 ? { parts: [...(change.parts ?? []), ...gone] } : {}
    return { document: stepped, change: { ...marked, ...saved } }
  })
  return 'saved' in outcome ? outcome : null
}

/** An older release may have recorded items in its own form. */
function asReadNow(change: RecordedChange): RecordedChange {
  const parts = (change.parts ?? []).map(({ part, before, after }) => ({
    part,
    before: readPart(part, before),
    after: readPart(part, after),
  }))
  return { ...change, parts }
}

/**
 * The first change of a list also stored the items that it left alone. Later changes of those must not prevent
 * undoing it, so only the items that it did change are left here.
 */
function sinceInitial(change: RecordedChange, initialLists: Items): RecordedChange {
  const byList = Map.groupBy(change.parts ?? [], ({ part }) => listOfPart(part)?.name)
  const parts = [...byList].flatMap(([name, changed]) => {
    const isFirst = changed.some(({ part, before }) => part === name && before === null)
    if (!name || !isFirst) return changed
    const after = Object.fromEntries(changed.map((one) => [one.part, one.after]))
    return differingParts(partsOfList(name, initialLists[name]), after)
  })
  return { ...change, parts }
}
