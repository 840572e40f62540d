import {
  type Author,
  canStepBack,
  differingParts,
  markedChange,
  type RecordedChange,
  steppedBack,
} from '#domain/changes/recorded-change.ts'
import { type ChangeableSchool, changeSchool, type SavedChange } from './change-school.ts'
import type { Items } from './lists/lists.ts'
import { mergeOrder } from './lists/merge-order.ts'
import { listOfPart, partsOfList } from './lists/stored-lists.ts'
import { partsOf, stateOfParts, withState } from './school-document.ts'
import type { LatestSchool } from './school-in-use.ts'

/** How many of the newest changes can be undone one after another. */
export const schoolStepsKept = 50

/**
 * The last change, the one that 'Desfazer' undoes and the one that 'Refazer' redoes, from the newest ones of the school.
 * What was done to a picture cannot be undone, because the file of a replaced one is deleted, and 'Desfazer' never undoes
 * another change than the last.
 */
export function nextSteps(newestFirst: readonly RecordedChange[]): {
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
  return { last, undo: last && canStepBack(last) ? last : null, redo: isOutdated ? null : redo }
}

/**
 * Undoes the change, or redoes it if it was undone. Null: what it changed has changed since, or `isExpected` returned
 * false.
 */
export async function stepBackInSchool(
  change: RecordedChange,
  school: ChangeableSchool,
  author: Author,
  isExpected: (latest: LatestSchool) => boolean = () => true,
): Promise<SavedChange | null> {
  const outcome = await changeSchool(school, author, (latest) => {
    const { document, initialLists } = latest
    const values = partsOf(document.current)
    const parts =
      isExpected(latest) &&
      (steppedBack(values, change, mergeOrder) ??
        steppedBack(values, sinceInitial(change, initialLists), mergeOrder))
    if (!parts) return { refusal: null }
    return {
      document: withState(document, stateOfParts(parts)),
      change: markedChange(change, author),
    }
  })
  return 'saved' in outcome ? outcome : null
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
