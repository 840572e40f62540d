import * as v from 'valibot'
import { typedLine } from '#domain/typed-text.ts'
import { problemsOf } from './problem-sentence.ts'
import { maxTestimonials, type Testimonial, testimonialSchema } from './school-document.ts'

export const testimonialFields = ['name', 'role', 'course', 'rating', 'comment'] as const
/** The checkbox: the person allowed the publication. */
export const allowedField = 'allowed'

export type TypedTestimonial = Partial<Record<(typeof testimonialFields)[number], string>>

export type TestimonialOutcome =
  | { ok: true; testimonial: Omit<Testimonial, 'id'> }
  | { ok: false; problems: Record<string, string> }

export function readTestimonialForm(form: FormData, now: Date): TestimonialOutcome {
  const text = (name: string) => typedLine(form, name)
  const { issues, success, output } = v.safeParse(testimonialSchema, {
    id: 0,
    name: text('name'),
    role: text('role'),
    course: text('course'),
    rating: Number(text('rating')),
    comment: text('comment'),
    allowedAt: now.toISOString(),
  })
  const problems = problemsOf(issues ?? [])
  if (!form.has(allowedField)) {
    problems[allowedField] = 'Sem a autorização da pessoa, o depoimento não pode ser publicado.'
  }
  if (!success || problems[allowedField]) return { ok: false, problems }
  const { id: _, ...testimonial } = output
  return { ok: true, testimonial }
}

export function typedTestimonial(testimonial: Testimonial | undefined): TypedTestimonial {
  if (!testimonial) return {}
  return Object.fromEntries(testimonialFields.map((name) => [name, String(testimonial[name])]))
}

/** The version that an editor saw. */
export function testimonialVersion(testimonial: Testimonial | undefined): string {
  return JSON.stringify(typedTestimonial(testimonial))
}

/** Appends it. Null: the list is full. */
export function addTestimonial(
  list: readonly Testimonial[],
  testimonial: Omit<Testimonial, 'id'>,
): Testimonial[] | null {
  if (list.length >= maxTestimonials) return null
  const highest = list.reduce((most, { id }) => Math.max(most, id), 0)
  return [...list, { ...testimonial, id: highest + 1 }]
}

/** Replaces a testimonial, including an invented one, by a real person's. */
export function replaceTestimonial(
  list: readonly Testimonial[],
  id: number,
  testimonial: Omit<Testimonial, 'id'>,
): Testimonial[] {
  return list.map((one) => {
    if (one.id !== id) return one
    const courseLang = one.course === testimonial.course ? one.courseLang : undefined
    return { ...testimonial, id, ...(courseLang && { courseLang }) }
  })
}

/** Moves it one place up (-1) or down (1); at the end of the list it stays. */
export function moveTestimonial(
  list: readonly Testimonial[],
  id: number,
  by: -1 | 1,
): Testimonial[] {
  const from = list.findIndex((one) => one.id === id)
  const moved = list[from]
  const to = from + by
  if (!moved || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}
