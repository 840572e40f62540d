import { expect, test } from 'vitest'
import { changedLabels } from '#content/changed-labels.ts'
import { schoolDefaults } from '#content/school.ts'
import {
  changedParts,
  emptyDocument,
  maxEarlierStates,
  redo,
  type SchoolDocument,
  undo,
  withState,
} from '#domain/school/school-document.ts'
import { factPaths, schoolInUse } from '#domain/school/school-in-use.ts'
import { formFrameHosts, mapFrame } from '#domain/school/school-links.ts'

const at = new Date('2026-06-21T12:00:00.000Z')
const withPhone = (document: SchoolDocument, phone: string) =>
  withState(document, { facts: { ...document.current.facts, phone } }, { what: 'Contato', at })
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
  [
    'no document',
    'cut off',
    ['facts', 'testimonials', 'notice', 'change', 'earlier', 'undone', 'pictures'],
  ],
  ['a number', 7, ['facts', 'testimonials', 'notice', 'change', 'earlier', 'undone', 'pictures']],
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
  ['lost earlier states', { ...emptyDocument, earlier: 'x' }, ['earlier']],
])('%s is named, and the rest is used', (_, stored, damage) => {
  const school = inUse(stored)
  expect(school.damage).toEqual(damage)
  expect(mapFrame(school.facts)).toContain('https://www.google.com/maps?q=')
  expect(school.facts.whatsapp).toBe(schoolDefaults.facts.whatsapp)
  expect(school.testimonials).toEqual(schoolDefaults.testimonials)
  expect(school.notice).toBeNull()
})

test('one damaged state or testimonial does not take the others along', () => {
  const states = ['1', '2', '3'].map(
    (last) => withPhone(emptyDocument, `(21) 3333-000${last}`).current,
  )
  const [first, second, third] = states
  const damaged = { ...second, change: 'ontem' }
  const words = { role: 'Aluna', course: 'Inglês', rating: 5, comment: 'Gostei.' }
  const [ana, bia] = ['Ana', 'Bia'].map((name, id) => ({ id, name, ...words }))
  const { document, damage, testimonials } = inUse({
    ...emptyDocument,
    current: { ...emptyDocument.current, testimonials: [ana, { ...ana, rating: 6 }, bia] },
    earlier: [first, damaged, third],
    undone: [damaged, second],
  })
  expect(damage).toEqual(['testimonials.1', 'earlier.1', 'undone.0'])
  expect(document.earlier).toEqual([first, third])
  expect(document.undone).toEqual([second])
  expect(testimonials).toEqual([ana, bia])
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

test('undo returns to the state before, redo to the one after', () => {
  const first = withPhone(emptyDocument, '(21) 3333-0001')
  const second = withPhone(first, '(21) 3333-0002')
  const undone = undo(second)
  expect(undone?.current).toEqual(first.current)
  expect(redo(undone ?? second)).toEqual(second)
  expect(undo(undone ?? second)?.current).toEqual(emptyDocument.current)
  expect(undo(emptyDocument)).toBeNull()
  expect(redo(second)).toBeNull()
  expect(redo(withPhone(undone ?? second, '(21) 3333-0003'))).toBeNull()
})

test('the parts in which two states differ are named', () => {
  const change = { what: 'Aviso', at }
  const notice = { text: 'Oi', link: null, firstDay: null, lastDay: null }
  const first = withPhone(emptyDocument, '(21) 3333-0001')
  const second = withState(withPhone(first, '(21) 3333-0002'), { notice }, change)
  expect(changedParts(first.current, second.current)).toEqual(['phone', 'notice'])
  expect(changedParts(first.current, first.current)).toEqual([])
  expect(changedLabels(['whatsapp', 'phone', 'address.city', 'notice', '<b>x</b>'])).toBe(
    'Nome e contato (Telefone e WhatsApp), Endereço e mapa (Cidade) e Aviso',
  )
})

test('twenty earlier states are kept', () => {
  let document = emptyDocument
  for (let n = 0; n < 30; n += 1) document = withPhone(document, `(21) 3333-00${10 + n}`)
  expect(document.earlier).toHaveLength(maxEarlierStates)
  let steps = 0
  for (let before = undo(document); before; before = undo(before)) steps += 1
  expect(steps).toBe(20)
})
