import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { factPaths } from '#domain/school/fact-fields.ts'
import { emptyDocument, type SchoolDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { formFrameHosts, mapFrame } from '#domain/school/school-links.ts'

const withPhone = (document: SchoolDocument, phone: string) =>
  withState(document, { facts: { ...document.current.facts, phone } })
const inUse = (stored: unknown) => schoolInUse(stored, schoolDefaults)

test('what the school has not said comes from the defaults', () => {
  expect(inUse(null).facts).toEqual(schoolDefaults.facts)
  const { facts, sampleFacts, damage } = inUse(withPhone(emptyDocument, '(21) 3333-4444'))
  expect(facts).toEqual({ ...schoolDefaults.facts, phone: '(21) 3333-4444' })
  expect(sampleFacts).not.toContain('phone')
  expect(sampleFacts).toContain('whatsapp')
  expect(damage).toEqual([])
})

test('every fact that ships as a sample can be set by itself', () => {
  expect(schoolDefaults.sampleFacts.filter((path) => !factPaths.includes(path))).toEqual([])
})

test.each([
  ['no document', 'cut off', ['facts', 'notice', 'pictures']],
  ['a number', 7, ['facts', 'notice', 'pictures']],
  ['an unknown fact', withFacts({ __proto: 1, phone: '(21) 3333-4444' }), ['__proto']],
  ['a fact that cannot be', withFacts({ phone: '7', email: 'a@b.example' }), ['phone']],
  ['a foreign map', withFacts({ mapEmbed: 'https://maps.evil.example/embed?' }), ['mapEmbed']],
  ['testimonials without words', part({ testimonials: [{ id: 1 }] }), ['testimonials.0']],
  [
    'a notice that runs a script',
    part({ notice: { text: 'a', link: 'javascript:alert(1)', firstDay: null, lastDay: null } }),
    ['notice'],
  ],
  ['a fact with half a character', withFacts({ owner: 'Ana \ud800' }), ['owner']],
  ['a fact with a control character', withFacts({ owner: 'Ana \u0000' }), ['owner']],
  [
    'a notice with half a character',
    part({ notice: { text: 'a \ud800', link: null, firstDay: null, lastDay: null } }),
    ['notice'],
  ],
  [
    'a notice until a day that is none',
    part({ notice: { text: 'a', link: null, firstDay: null, lastDay: '2026-02-30' } }),
    ['notice'],
  ],
  ['lost pictures', { ...emptyDocument, pictures: 'x' }, ['pictures']],
])('%s is named, and the rest is used', (_, stored, damage) => {
  const school = inUse(stored)
  expect(school.damage).toEqual(damage)
  expect(mapFrame(school.facts)).toContain('https://www.google.com/maps?q=')
  expect(school.facts.whatsapp).toBe(schoolDefaults.facts.whatsapp)
  expect(school.testimonials).toEqual(schoolDefaults.testimonials)
  expect(school.notice).toBeNull()
})

test('one damaged testimonial does not take the others along', () => {
  const words = { role: 'Aluna', course: 'Inglês', rating: 5, comment: 'Gostei.' }
  const [ana, bia] = ['Ana', 'Bia'].map((name, id) => ({ id, name, ...words }))
  const { damage, testimonials } = inUse(part({ testimonials: [ana, { ...ana, rating: 6 }, bia] }))
  expect(damage).toEqual(['testimonials.1'])
  expect(testimonials).toEqual([ana, bia])
})

test('a document with the earlier states of an older release is read without them', () => {
  const current = { ...emptyDocument.current, change: { what: 'Contato', at: '2026-06-21' } }
  const stored = { ...emptyDocument, current, earlier: [current], undone: ['x'] }
  const { document, damage } = inUse(stored)
  expect(damage).toEqual([])
  expect(document).toEqual(emptyDocument)
})

function withFacts(facts: Record<string, unknown>): SchoolDocument {
  return { ...emptyDocument, current: { ...emptyDocument.current, facts } }
}

function part(damaged: object): object {
  return { ...emptyDocument, current: { ...emptyDocument.current, ...damaged } }
}

test.each([
  'http://forms.example/a',
  'javascript:alert(1)',
  "https://forms.example;script-src 'unsafe-inline'/a",
  'https://a;b.example/',
  'https://a,b.example/',
  'https://school@evil.example/',
  'https://:senha@forms.example/',
  'https://forms/',
  `https://forms.example/${'a'.repeat(500)}`,
])('no form address, and nothing in the policy: %s', (address) => {
  const school = inUse(withFacts({ 'forms.ingles': address }))
  expect(school.damage).toEqual(['forms.ingles'])
  expect(formFrameHosts({ forms: { ...school.facts.forms } }).join()).toBe(
    'https://formularios.example',
  )
})
