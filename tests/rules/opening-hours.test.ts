import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoursField } from '#app/routes/admin/forms/hours-field.tsx'
import { deedOfActs, schoolActs } from '#content/changes/changed-school.ts'
import { schoolFaults } from '#content/check-school.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { readField, writeField } from '#domain/fields/field.ts'
import { submitted } from '#domain/fields/form.ts'
import { type OpeningHours, openingHoursJsonLd, openingHoursLines } from '#domain/opening-hours.ts'
import { factField } from '#domain/school/fact-fields.ts'
import { readFacts, typedFacts } from '#domain/school/facts-form.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const now = new Date('2026-11-17T12:00:00Z')
const published = 'https://www.viva.com.br'
const nothing: OpeningHours = { weekdays: null, saturday: null, sunday: null, special: null }
const morning = { opens: '08:00', closes: '12:00' }
const evening = { opens: '14:00', closes: '21:30' }

const weekdays = factField('openingHours.weekdays')

/** As the inputs of a day are sent: opening, closing, the pause, and the box if it is ticked. */
function sent(...values: string[]): string {
  const form = new FormData()
  for (const value of values) form.append('weekdays', value)
  return submitted(form, { weekdays }).weekdays ?? ''
}
const read = (...values: string[]) => readField(weekdays, sent(...values), now)

test('hours are said as people say them, and what is special comes last', () => {
  const lines = (hours: Partial<OpeningHours>) => openingHoursLines({ ...nothing, ...hours })
  expect(lines({})).toEqual([])
  expect(lines(schoolDefaults.facts.openingHours)).toEqual([
    'Segunda a sexta, das 8h às 21h',
    'Sábado, das 8h às 12h30',
  ])
  expect(
    lines({ weekdays: [morning, evening], sunday: [], special: ['Dezembro: só de manhã'] }),
  ).toEqual([
    'Segunda a sexta, das 8h às 12h e das 14h às 21h30',
    'Domingo: fechado',
    'Dezembro: só de manhã',
  ])
  expect(lines({ sunday: [{ opens: '01:00', closes: '13:00' }] })).toEqual([
    'Domingo, da 1h às 13h',
  ])
})

test('search engines get the same hours, the days in English, and of a closed day that it is', () => {
  const said = { ...nothing, weekdays: [morning, evening], sunday: [], special: ['Até 12h'] }
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(openingHoursJsonLd(said)).toEqual(
    [
      { dayOfWeek: days, ...morning },
      { dayOfWeek: days, ...evening },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    ].map((one) => ({ '@type': 'OpeningHoursSpecification', ...one })),
  )
})

test.each([
  [['', '', '', ''], null],
  [['08:00', '21:30', '', ''], [{ opens: '08:00', closes: '21:30' }]],
  [
    ['08:00', '21:30', '12:00', '14:00'],
    [morning, evening],
  ],
  [['', '', '', '', 'fechado'], []],
])(
  'a day is stored as it is typed, and sent as it is stored if nobody touches it: %j',
  (values, spans) => {
    expect(read(...values)).toEqual({ value: spans })
    const typed = writeField(weekdays, spans)
    expect(sent(...values)).toBe(typed)
    const asked = { name: 'weekdays', label: '', hint: '', problems: {}, other: undefined }
    const field = createElement(HoursField, { ...asked, values: { weekdays: typed } })
    const html = renderToStaticMarkup(field)
    const inputs = [...html.matchAll(/<input type="(\w+)"[^>]*>/g)]
    const shown = inputs
      .filter(([input, type]) => type === 'time' || input.includes('checked=""'))
      .map(([input]) => / value="([^"]*)"/.exec(input)?.[1] ?? '')
    expect(shown).toEqual(values)
  },
)

test('a closed day is closed whatever its times say', () => {
  expect(read('08:00', '21:30', '', '', 'fechado')).toEqual({ value: [] })
})

const pairs = { problem: 'Precisa das duas horas, como 08:00 e 21:00.' }
const order = {
  problem: 'As horas precisam estar em ordem: abre, começo e fim da pausa, fecha.',
}

test.each([
  [['08:00', '', '', ''], pairs],
  [['', '21:00', '', ''], pairs],
  [['08:00', '21:00', '12:00', ''], pairs],
  [['', '', '12:00', '14:00'], pairs],
  [['8h', '21h', '', ''], pairs],
  [['21:00', '08:00', '', ''], order],
  [['08:00', '08:00', '', ''], order],
  [['08:00', '13:00', '12:00', '14:00'], order],
])('what is no day is refused in a sentence: %j', (values, problem) => {
  expect(read(...values)).toEqual(problem)
})

const stored = (facts: Record<string, unknown>) =>
  schoolInUse(withState(emptyDocument, { facts }), schoolDefaults)
const textHours = stored({
  openingHours: [{ text: 'Recepção: 2ª a 6ª, 8h às 20h' }, { text: 'Sáb. de manhã' }],
  searchHours: 'seg. a sex. 8h-20h',
})
const isAsked = (school: typeof textHours) =>
  JSON.stringify(leftToPublish({ school, siteUrl: published })).includes('Horário de')

test('hours that were typed as text stay on the site word for word, and are asked for once', () => {
  expect(textHours.damage).toEqual([])
  const { facts } = shownSchool(textHours, published)
  expect(openingHoursLines(facts.openingHours)).toEqual([
    'Recepção: 2ª a 6ª, 8h às 20h',
    'Sáb. de manhã',
  ])
  expect(openingHoursJsonLd(facts.openingHours)).toEqual([])
  expect(isAsked(textHours)).toBe(true)

  const days = ['openingHours.weekdays', 'openingHours.saturday']
  const answer = (typed: Record<string, string>) => {
    const asked = { now, confirmed: days }
    const { changed } = readFacts(
      { ...typedFacts(days, textHours), ...typed },
      days,
      textHours,
      asked,
    )
    return stored({ ...textHours.document.current.facts, ...changed })
  }
  const typed = answer({ 'openingHours.weekdays': '08:00 20:00' })
  expect(isAsked(typed)).toBe(false)
  expect(openingHoursLines(typed.facts.openingHours)[0]).toBe('Segunda a sexta, das 8h às 20h')
  const left = answer({ 'openingHours.weekdays': '', 'openingHours.saturday': '' })
  expect(isAsked(left)).toBe(false)
  expect(left.facts.openingHours).toMatchObject({ weekdays: null, saturday: null })
})

test('a school that wanted no hours on its site is not asked', () => {
  const school = stored({ openingHours: null })
  expect(isAsked(school)).toBe(false)
  expect(openingHoursLines(school.facts.openingHours)).toEqual([])
})

test('stored hours of text that cannot be read are damage, and stop no page', () => {
  expect(stored({ openingHours: [null, { text: 7 }] }).damage).toEqual(['openingHours.special'])
})

test('what changed says the hours in words', () => {
  const part = 'openingHours.weekdays'
  const parts = [{ part, before: [morning], after: [morning, evening] }]
  const change = { ...changeAuthor('Ana', now, 'x'), kind: 'school' as const, subject: '', parts }
  const acts = schoolActs(change, schoolDefaults)
  expect(deedOfActs(acts)).toBe('mudou “Horário de segunda a sexta”')
  expect(acts[0]?.parts).toMatchObject([
    { before: 'das 8h às 12h', after: 'das 8h às 12h e das 14h às 21h30' },
  ])
})

test('opening hours are optional, and a mistyped time in the file of facts is named', () => {
  const faults = (openingHours: object) =>
    schoolFaults({ facts: { ...schoolDefaults.facts, openingHours } })
  expect(faults(nothing)).toEqual([])
  expect(faults({ ...nothing, weekdays: [{ opens: '08h', closes: '21:00' }] })).toEqual([
    'content/school-facts.ts: openingHours.weekdays.0.opens precisa das duas horas, como 08:00 e 21:00',
  ])
})
