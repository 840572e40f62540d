import * as v from 'valibot'
import { lineSchema, shownText } from '#domain/fields/schemas.ts'
import { safeUrl } from '#domain/photos/safe-url.ts'
import { maxAltLength } from './alt-limit.ts'
import { listNames } from './lists/lists.ts'
import {
  type LastIds,
  listOfPart,
  listOfParts,
  noLists,
  partsOfList,
  readLists,
  type StoredLists,
} from './lists/stored-lists.ts'
import { noticeSchema, type SiteNotice } from './site-notice.ts'

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

export const pictureAltSchema = v.pipe(
  shownText,
  v.trim(),
  v.nonEmpty('Descreva em uma frase o que se vê na foto.'),
  v.maxLength(maxAltLength, `A descrição pode ter até ${maxAltLength} caracteres.`),
)

/** A photo from the photo store that replaces a drawing. */
const slotPictureSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) === url),
  ),
  cloudinaryPublicId: v.optional(v.string()),
  /** The file's name, shown to the admin only. */
  nome: v.string(),
  uploadedAt: v.string(),
  width: side,
  height: side,
  /** The point that stays visible when the picture is cropped, in percent of its sides. */
  focus: v.object({ x: percent, y: percent }),
  /** Null: the drawing's description is used. */
  alt: v.nullable(pictureAltSchema),
  /** Only for a logo or an icon with transparent parts. */
  luminance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  placeholder: v.pipe(v.string(), v.regex(/^data:image\/webp;base64,[\w+/]{1,2000}={0,2}$/)),
})

export type SlotPicture = v.InferOutput<typeof slotPictureSchema>

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>

const lastIdsSchema = v.optional(v.record(v.string(), v.pipe(v.number(), v.safeInteger())), {})
const recordSchema = v.record(v.string(), v.unknown())
const drawingsKeptSchema = v.optional(v.pipe(v.array(lineSchema(60)), v.maxLength(100)), [])

/**
 * What 'Desfazer' can take back. `facts` are keyed by dotted path ('address.street') and hold
 * what the school has set or confirmed; the rest are defaults.
 */
export type SchoolState = StoredLists & {
  facts: Record<string, unknown>
  notice: SiteNotice | null
  /** Slots whose sample drawing the school keeps on purpose. */
  drawingsKept: string[]
}

export type SchoolDocument = {
  current: SchoolState
  /** By slot. Cannot be undone, because the files of a replaced picture are deleted. */
  pictures: Record<string, SlotPicture>
  /** Never undone, so that no id is used again. */
  lastIds: LastIds
}

export const emptyDocument: SchoolDocument = {
  current: { facts: {}, ...noLists, notice: null, drawingsKept: [] },
  pictures: {},
  lastIds: {},
}

/** The readable parts of a possibly damaged document, and the names of the unreadable ones. */
export function readSchoolDocument(stored: unknown): {
  document: SchoolDocument
  damage: string[]
} {
  if (stored === null) return { document: emptyDocument, damage: [] }
  const damage: string[] = []
  const sound = <T>(schema: Schema<T>, of: unknown, part: string, otherwise: T): T => {
    const { success, output } = v.safeParse(schema, (of as Record<string, unknown> | null)?.[part])
    if (success) return output
    damage.push(part)
    return otherwise
  }
  /** Reads each entry of a record on its own. */
  const soundItems = <T>(schema: Schema<T>, stored: object, part: string): [string, T][] =>
    Object.entries(stored).flatMap(([key, item]) => {
      const { success, output } = v.safeParse(schema, item)
      if (!success) damage.push(`${part}.${key}`)
      return success ? [[key, output]] : []
    })
  const current = (stored as Partial<SchoolDocument>).current
  const { facts, notice, drawingsKept } = emptyDocument.current
  const { lists, damage: damagedItems } = readLists(current ?? {})
  const document = {
    current: {
      facts: withHoursOfText(sound(recordSchema, current, 'facts', facts)),
      ...lists,
      notice: sound(v.nullable(noticeSchema), current, 'notice', notice),
      drawingsKept: sound(drawingsKeptSchema, current, 'drawingsKept', drawingsKept),
    },
    pictures: Object.fromEntries(
      soundItems(slotPictureSchema, sound(recordSchema, stored, 'pictures', {}), 'pictures'),
    ),
    lastIds: sound(lastIdsSchema, stored, 'lastIds', {}),
  }
  return { document, damage: [...damagedItems, ...damage] }
}

/** Opening hours that were stored as text are shown as what is special, until the school types them as hours. */
function withHoursOfText(stored: Record<string, unknown>) {
  const { openingHours, searchHours, 'counting.answers': answersCounted, ...facts } = stored
  if (openingHours === undefined) return facts
  if (Array.isArray(openingHours)) {
    return { 'openingHours.special': openingHours.map((entry) => entry?.text), ...facts }
  }
  return { 'openingHours.weekdays': null, 'openingHours.saturday': null, ...facts }
}

export function withState(document: SchoolDocument, state: Partial<SchoolState>): SchoolDocument {
  return { ...document, current: { ...document.current, ...state } }
}

/** The parts of a recorded change: each fact by its dotted path, each list item, and the other parts by their names. */
export function partsOf({
  facts,
  notice,
  drawingsKept,
  ...lists
}: SchoolState): Record<string, unknown> {
  const items = listNames.map((name) => partsOfList(name, lists[name]))
  return Object.assign({ ...facts, notice, drawingsKept }, ...items)
}

export function stateOfParts(parts: Record<string, unknown>): SchoolState {
  const { notice, drawingsKept, ...others } = parts
  const lists = listNames.map((name) => [name, listOfParts(name, others)])
  const facts = Object.entries(others).filter(([part]) => !listOfPart(part))
  return {
    ...Object.fromEntries(lists),
    notice,
    drawingsKept,
    facts: Object.fromEntries(facts),
  } as SchoolState
}
