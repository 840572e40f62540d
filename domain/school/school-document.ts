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
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
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
  /** The press that sent it, so that a repeated one puts it into the slot once. */
  submission: v.optional(v.string()),
  width: side,
  height: side,
  /** The point that stays visible when the picture is cropped, in percent of its sides. */
  focus: v.object({ x: percent, y: percent }),
  /** Null: the drawing's description is used. */
  alt: v.nullable(pictureAltSchema),
  /** Only for a logo or an icon with transparent parts. */
  luminance: v.optional(share),
  faint: v.optional(share),
  placeholder: v.pipe(v.string(), v.regex(/^data:image\/webp;base64,[\w+/]{1,2000}={0,2}$/)),
})

export type SlotPicture = v.InferOutput<typeof slotPictureSchema>

const formerPictureSchema = v.object({
  slot: v.string(),
  /** When it left the slot: an ISO timestamp. */
  since: v.string(),
  picture: slotPictureSchema,
})

/** A picture that was replaced or removed, and can still come back. Visitors are not served its files. */
export type FormerPicture = v.InferOutput<typeof formerPictureSchema>

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>

const lastIdsSchema = v.optional(v.record(v.string(), v.pipe(v.number(), v.safeInteger())), {})
const recordSchema = v.record(v.string(), v.unknown())
const formerPicturesSchema = v.optional(v.array(v.unknown()), [])
const drawingsKeptSchema = v.optional(v.pipe(v.array(lineSchema(60)), v.maxLength(100)), [])

/**
 * What 'Desfazer' can undo. `facts` are keyed by dotted path ('address.street') and hold
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
  /** By slot. */
  pictures: Record<string, SlotPicture>
  /** Newest first. */
  formerPictures: FormerPicture[]
  /** Never undone, so that no id is used again. */
  lastIds: LastIds
}

export const emptyDocument: SchoolDocument = {
  current: { facts: {}, ...noLists, notice: null, drawingsKept: [] },
  pictures: {},
  formerPictures: [],
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
    formerPictures: soundItems(
      formerPictureSchema,
      sound(formerPicturesSchema, stored, 'formerPictures', []),
      'formerPictures',
    ).map(([, former]) => former),
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

const picturePart = /^pictures\.(.+)$/

/** The slot of the part of a recorded change; null for what is no picture. */
export function slotOfPart(part: string): string | null {
  return picturePart.exec(part)?.[1] ?? null
}

/**
 * The parts of a recorded change: each fact by its dotted path, each list item, the URL of each picture ('pictures.owner'),
 * and the other parts by their names.
 */
export function partsOf({ current, pictures }: SchoolDocument): Record<string, unknown> {
  const { facts, notice, drawingsKept, ...lists } = current
  const items = listNames.map((name) => partsOfList(name, lists[name]))
  const urls = Object.entries(pictures).map(([slot, { url }]) => [`pictures.${slot}`, url])
  return Object.assign({ ...facts, notice, drawingsKept }, Object.fromEntries(urls), ...items)
}

/** The document with these parts. Without the pictures that were deleted for good since. */
export function withParts(
  document: SchoolDocument,
  parts: Record<string, unknown>,
): SchoolDocument {
  const known = [
    ...Object.entries(document.pictures),
    ...document.formerPictures.map(({ slot, picture }) => [slot, picture] as const),
  ]
  const pictures = known.filter(([slot, { url }]) => parts[`pictures.${slot}`] === url)
  const others = Object.entries(parts).filter(([part]) => slotOfPart(part) === null)
  return {
    ...withState(document, stateOfParts(Object.fromEntries(others))),
    pictures: Object.fromEntries(pictures),
  }
}

function stateOfParts(parts: Record<string, unknown>): SchoolState {
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
