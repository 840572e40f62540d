import * as v from 'valibot'
import { safeUrl } from '#domain/photos/safe-url.ts'
import { isPlausibleDay } from '#domain/school-day.ts'
import { shownText, webUrl } from './school-schema.ts'
import { maxAltLength, maxNoticeLength } from './text-limits.ts'

const line = (length: number) => {
  const sentence = `pode ter até ${length} caracteres`
  return v.pipe(
    shownText,
    v.trim(),
    v.nonEmpty('não pode ficar vazio'),
    v.maxLength(length, sentence),
  )
}

export const testimonialSchema = v.object({
  id: v.number(),
  name: line(60),
  role: line(60),
  course: line(60),
  courseLang: v.optional(v.literal('en')),
  rating: v.picklist([1, 2, 3, 4, 5], 'escolha de 1 a 5'),
  comment: line(400),
  /** When the admin confirmed that the person allowed the publication. */
  allowedAt: v.optional(v.string()),
  /** Invented: it ships with the product, and is removed when the first real testimonial is added. */
  sample: v.optional(v.literal(true)),
})

export type Testimonial = v.InferOutput<typeof testimonialSchema>

/** So that 21 states of them fit in one Firestore document. */
export const maxTestimonials = 30

const noticeDay = v.nullable(v.pipe(v.string(), v.check(isPlausibleDay, 'não é um dia válido')))

export const noticeSchema = v.object({
  text: line(maxNoticeLength),
  link: v.nullable(
    v.union(
      [v.pipe(shownText, v.regex(/^\/(?![/\\])[^\s\\]{0,299}$/)), webUrl],
      'use um caminho do site, como /contato, ou um endereço que comece com https://',
    ),
  ),
  /** The days on which it is shown, 'YYYY-MM-DD' in the school's time zone. Null: from now on, for good. */
  firstDay: v.optional(noticeDay, null),
  lastDay: noticeDay,
})

export type SiteNotice = v.InferOutput<typeof noticeSchema>

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
  placeholder: v.pipe(v.string(), v.regex(/^data:image\/webp;base64,[\w+/]{1,2000}={0,2}$/)),
})

export type SlotPicture = v.InferOutput<typeof slotPictureSchema>

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>

const recordSchema = v.record(v.string(), v.unknown())
const listSchema = v.array(v.unknown())
const testimonialListSchema = v.nullable(v.pipe(listSchema, v.maxLength(maxTestimonials)))
const stateSchema = v.object({
  facts: recordSchema,
  testimonials: v.nullable(v.pipe(v.array(testimonialSchema), v.maxLength(maxTestimonials))),
  notice: v.nullable(noticeSchema),
  /** Slots whose sample drawing the school keeps on purpose. */
  drawingsKept: v.optional(v.pipe(v.array(line(60)), v.maxLength(100)), []),
  /** The change that led to this state, and when: null for the first state. */
  change: v.nullable(v.object({ what: v.string(), at: v.string() })),
})

/**
 * A state that 'Desfazer' can return to. `facts` are keyed by dotted path ('address.street') and hold
 * what the school has set or confirmed; the rest are defaults. `testimonials` null: the defaults.
 */
export type SchoolState = v.InferOutput<typeof stateSchema>

export type SchoolDocument = {
  current: SchoolState
  /** Newest first. */
  earlier: SchoolState[]
  /** States that were undone, the latest first: 'Refazer' returns to them. */
  undone: SchoolState[]
  /** By slot. Not part of the undo history, because the files of a replaced picture are deleted. */
  pictures: Record<string, SlotPicture>
}

export const maxEarlierStates = 20

export const emptyDocument: SchoolDocument = {
  current: { facts: {}, testimonials: null, notice: null, drawingsKept: [], change: null },
  earlier: [],
  undone: [],
  pictures: {},
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
  /** Reads each entry of a list or record on its own. */
  const soundItems = <T>(schema: Schema<T>, stored: object, part: string): [string, T][] =>
    Object.entries(stored).flatMap(([key, item]) => {
      const { success, output } = v.safeParse(schema, item)
      if (!success) damage.push(`${part}.${key}`)
      return success ? [[key, output]] : []
    })
  const soundList = <T>(schema: Schema<T>, list: unknown[], part: string) =>
    soundItems(schema, list, part).map(([, item]) => item)
  const soundTestimonials = () => {
    const list = sound(testimonialListSchema, current, 'testimonials', null)
    const items = list && soundList(testimonialSchema, list, 'testimonials')
    // An empty list would mean that the school wants none.
    return items?.length || !list?.length ? items : null
  }
  const soundStates = (part: 'earlier' | 'undone') =>
    soundList(stateSchema, sound(listSchema, stored, part, []), part)

  const current = (stored as Partial<SchoolDocument>).current
  const { facts, notice, drawingsKept, change } = emptyDocument.current
  const document = {
    current: {
      facts: sound(recordSchema, current, 'facts', facts),
      testimonials: soundTestimonials(),
      notice: sound(stateSchema.entries.notice, current, 'notice', notice),
      drawingsKept: sound(stateSchema.entries.drawingsKept, current, 'drawingsKept', drawingsKept),
      change: sound(stateSchema.entries.change, current, 'change', change),
    },
    earlier: soundStates('earlier'),
    undone: soundStates('undone'),
    pictures: Object.fromEntries(
      soundItems(slotPictureSchema, sound(recordSchema, stored, 'pictures', {}), 'pictures'),
    ),
  }
  return { document, damage }
}

export type SchoolChange = { what: string; at: Date }

export function withState(
  { current, earlier, pictures }: SchoolDocument,
  state: Partial<Omit<SchoolState, 'change'>>,
  { what, at }: SchoolChange,
): SchoolDocument {
  return {
    current: { ...current, ...state, change: { what, at: at.toISOString() } },
    earlier: [current, ...earlier].slice(0, maxEarlierStates),
    undone: [],
    pictures,
  }
}

/** The parts in which two states differ: dotted paths of facts, 'testimonials', 'notice', 'drawingsKept'. */
export function changedParts(one: SchoolState, other: SchoolState): string[] {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const paths = new Set([...Object.keys(one.facts), ...Object.keys(other.facts)])
  const parts = ['testimonials', 'notice', 'drawingsKept'] as const
  return [
    ...[...paths].filter((path) => differs(one.facts[path], other.facts[path])),
    ...parts.filter((part) => differs(one[part], other[part])),
  ]
}

/** Null: there is nothing to undo. */
export function undo({
  current,
  earlier,
  undone,
  pictures,
}: SchoolDocument): SchoolDocument | null {
  const [before, ...others] = earlier
  return before
    ? { current: before, earlier: others, undone: [current, ...undone], pictures }
    : null
}

/** Null: there is nothing to redo. */
export function redo({
  current,
  earlier,
  undone,
  pictures,
}: SchoolDocument): SchoolDocument | null {
  const [after, ...others] = undone
  return after ? { current: after, earlier: [current, ...earlier], undone: others, pictures } : null
}
