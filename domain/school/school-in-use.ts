import * as v from 'valibot'
import { factField, factPaths, type School } from './fact-fields.ts'
import type { Items } from './lists/lists.ts'
import { listsInUse } from './lists/stored-lists.ts'
import { readSchoolDocument, type SchoolDocument, type SlotPicture } from './school-document.ts'
import type { SiteNotice } from './site-notice.ts'

/** What the product ships with, for everything the school has not set yet. */
export type SchoolDefaults = Items & {
  facts: School
  /** Dotted paths of the facts that are invented. */
  sampleFacts: readonly string[]
  /** Slots with a sample drawing instead of a picture of the school. */
  sampleDrawings: readonly string[]
}

export type SchoolInUse = Items & {
  facts: School
  /** Dotted paths of the facts that are still invented. */
  sampleFacts: readonly string[]
  notice: SiteNotice | null
  pictures: Record<string, SlotPicture>
  /** Slots that still show the sample drawing, and not on purpose. */
  sampleDrawings: readonly string[]
  /** What each list has while the school has not stored it. */
  initialLists: Items
  /** Stored values that cannot be used; defaults replace them. */
  damage: readonly string[]
  document: SchoolDocument
}

/** Read from the store, for making changes. */
export type LatestSchool = SchoolInUse & { revision: number }

export function schoolInUse(stored: unknown, defaults: SchoolDefaults): SchoolInUse {
  const { document, damage } = readSchoolDocument(stored)
  const { facts, notice, drawingsKept, ...lists } = document.current
  const unusable = unusableFacts(facts)
  const usable = Object.fromEntries(
    Object.entries(facts).filter(([path]) => !unusable.includes(path)),
  )
  return {
    facts: withFacts(defaults.facts, usable),
    sampleFacts: defaults.sampleFacts.filter((path) => !Object.hasOwn(usable, path)),
    ...listsInUse(lists, defaults),
    initialLists: defaults,
    notice,
    pictures: document.pictures,
    sampleDrawings: defaults.sampleDrawings.filter(
      (slot) => !Object.hasOwn(document.pictures, slot) && !drawingsKept.includes(slot),
    ),
    damage: [...damage, ...unusable],
    document: { ...document, current: { ...document.current, facts: usable } },
  }
}

export function factAt(facts: School, path: string): unknown {
  const [name = '', inner] = path.split('.')
  const value = (facts as Record<string, unknown>)[name]
  return inner === undefined ? value : (value as Record<string, unknown>)[inner]
}

export function withFacts(facts: School, changes: Record<string, unknown>): School {
  const changed = structuredClone(facts) as Record<string, unknown>
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', inner] = path.split('.')
    if (inner === undefined) changed[name] = value
    else changed[name] = { ...(changed[name] as object), [inner]: value }
  }
  return changed as School
}

function unusableFacts(facts: Record<string, unknown>): string[] {
  return Object.entries(facts)
    .filter(([path, value]) => {
      if (!factPaths.includes(path)) return true
      return !v.is(factField(path).schema, value)
    })
    .map(([path]) => path)
}
