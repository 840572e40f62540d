import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { submitted } from '#domain/fields/form.ts'
import { replaceItem } from '#domain/school/lists/change-items.ts'
import { readItem } from '#domain/school/lists/item-form.ts'
import { listOf, type Testimonial } from '#domain/school/lists/lists.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

function read(fields: Record<string, string>, before?: Testimonial) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const list = listOf('testimonials')
  return readItem(list, submitted(form, list.fields), { now, lists: schoolDefaults, before })
}

const said = { name: 'Ana', role: 'Aluna', course: 'Teen', rating: '5', comment: 'Bom.' }
const one = (id: number): Testimonial => ({ ...said, rating: 5, id })

test('a testimonial needs its words, a rating from 1 to 5 and the permission', () => {
  expect(read({ ...said, allowed: 'on' })).toEqual({
    problems: {},
    item: { ...said, id: 0, rating: 5, allowedAt: now.toISOString() },
  })
  const wrong = { ...said, name: ' ', rating: '6', comment: 'x'.repeat(401) }
  expect(read(wrong)).toMatchObject({
    problems: {
      name: 'Não pode ficar vazio.',
      rating: 'Escolha de 1 a 5.',
      comment: 'Pode ter até 400 caracteres.',
      allowed: 'Sem a autorização da pessoa, o depoimento não pode ser publicado.',
    },
  })
})

test('a real person takes the place of an invented one', () => {
  const [invented] = schoolDefaults.testimonials
  if (!invented) throw new Error('no sample')
  const outcome = read({ ...said, allowed: 'on' }, invented)
  const allowedAt = now.toISOString()
  expect(replaceItem([invented], outcome.item)).toEqual([{ ...one(invented.id), allowedAt }])
})

test('on a public address no invented testimonial is shown, and nowhere one that is hidden', () => {
  const hidden = { ...one(8), hidden: true as const }
  const mixed = [...schoolDefaults.testimonials, hidden, one(9)]
  const school = { ...schoolInUse(null, schoolDefaults), testimonials: mixed }
  const names = (siteUrl: string) =>
    shownSchool(school, siteUrl).testimonials.map(({ id, courseLang }) => [id, courseLang])
  expect(names('http://localhost:3000')).toEqual([
    [1, 'en'],
    [2, 'en'],
    [3, undefined],
    [9, undefined],
  ])
  expect(shownSchool(school, 'https://www.escola.example').testimonials).toEqual([one(9)])
  for (const local of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost']) {
    expect(isPublicSite(local), local).toBe(false)
  }
  expect(isPublicSite('https://localhost.escola.example')).toBe(true)
})

test('what no keyboard types is taken out of a testimonial', () => {
  expect(read({ ...said, comment: 'Bom\u0000 curso\ud800.', allowed: 'on' })).toMatchObject({
    item: { comment: 'Bom curso\ufffd.' },
  })
})
