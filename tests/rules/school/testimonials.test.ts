import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import { maxTestimonials, type Testimonial } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import {
  addTestimonial,
  moveTestimonial,
  readTestimonialForm,
  replaceTestimonial,
} from '#domain/school/testimonials.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const said = { name: 'Ana', role: 'Aluna', course: 'Teen', rating: '5', comment: 'Bom.' }
const one = (id: number): Testimonial => ({ ...said, rating: 5, id })

test('a testimonial needs its words, a rating from 1 to 5 and the permission', () => {
  const outcome = readTestimonialForm(aForm({ ...said, allowed: 'on' }), now)
  expect(outcome).toEqual({
    ok: true,
    testimonial: { ...said, rating: 5, allowedAt: now.toISOString() },
  })
  const wrong = aForm({ ...said, name: ' ', rating: '6', comment: 'x'.repeat(401) })
  expect(readTestimonialForm(wrong, now)).toEqual({
    ok: false,
    problems: {
      name: 'Não pode ficar vazio.',
      rating: expect.any(String),
      comment: 'Pode ter até 400 caracteres.',
      allowed: 'Sem a autorização da pessoa, o depoimento não pode ser publicado.',
    },
  })
})

test('the list grows at its end to a limit, and is ordered one place at a time', () => {
  const list = [one(1), one(5)]
  expect(addTestimonial(list, one(0))?.map(({ id }) => id)).toEqual([1, 5, 6])
  const full = Array.from({ length: maxTestimonials }, (_, id) => one(id))
  expect(addTestimonial(full, one(0))).toBeNull()
  expect(moveTestimonial(list, 5, -1).map(({ id }) => id)).toEqual([5, 1])
  expect(moveTestimonial(list, 5, 1).map(({ id }) => id)).toEqual([1, 5])
  expect(moveTestimonial(list, 9, 1)).toEqual(list)
})

test('a real person takes the place of an invented one', () => {
  const [invented] = schoolDefaults.testimonials
  if (!invented) throw new Error('no sample')
  const { id: _, ...real } = one(0)
  expect(replaceTestimonial([invented], invented.id, real)).toEqual([one(invented.id)])
})

test('on a public address no invented testimonial is shown', () => {
  const mixed = [...schoolDefaults.testimonials, one(9)]
  const school = { ...schoolInUse(null, schoolDefaults), testimonials: mixed }
  expect(shownSchool(school, 'http://localhost:3000').testimonials).toEqual(mixed)
  expect(shownSchool(school, 'https://www.escola.example').testimonials).toEqual([one(9)])
  for (const local of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost']) {
    expect(isPublicSite(local), local).toBe(false)
  }
  expect(isPublicSite('https://localhost.escola.example')).toBe(true)
})

test('what no keyboard types is taken out of a testimonial', () => {
  const form = aForm({ ...said, comment: 'Bom\u0000 curso\ud800.', allowed: 'on' })
  expect(readTestimonialForm(form, now)).toMatchObject({
    testimonial: { comment: 'Bom curso\ufffd.' },
  })
})
