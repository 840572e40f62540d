import { expect, test } from 'vitest'
import { mergedForm } from '#app/routes/admin/forms/edit-answer.ts'
import { schoolFaults } from '#content/check-school.ts'
import { schoolDefaults } from '#content/school.ts'
import { versionOf } from '#domain/fields/merge.ts'
import {
  openingHoursJsonLd,
  openingHoursLines,
  shortHours,
  type Weekday,
} from '#domain/opening-hours.ts'
import { factField } from '#domain/school/fact-fields.ts'
import { readOpeningHours } from '#domain/school/read-opening-hours.ts'
import {
  hoursForSearch,
  withoutDerivedHours,
  withoutOldCorrection,
} from '#domain/school/search-hours.ts'

const school = schoolDefaults.facts

const line = (days: readonly Weekday[], opens = '08:00', closes = '21:00') =>
  openingHoursLines([{ days, opens, closes }])[0]

test('days and hours are written as people say them', () => {
  expect(line(['seg', 'ter', 'qua', 'qui', 'sex'])).toBe('Segunda a sexta, das 8h às 21h')
  expect(line(['sab'], '08:30', '12:00')).toBe('Sábado, das 8h30 às 12h')
  expect(line(['ter', 'qui'], '14:00', '22:15')).toBe('Terça e quinta, das 14h às 22h15')
  expect(line(['sex', 'seg', 'qua'])).toBe('Segunda, quarta e sexta, das 8h às 21h')
  expect(line(['dom'], '01:00', '13:00')).toBe('Domingo, da 1h às 13h')
})

test('search engines get the days in English and the times as they are', () => {
  const weekend = { days: ['dom', 'sab'], opens: '09:00', closes: '12:00' } as const
  expect(openingHoursJsonLd([weekend])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '09:00',
      closes: '12:00',
    },
  ])
})

const forSearch = (text: string) => shortHours(readOpeningHours(text).hours)

test.each([
  ['das 8h às 21h de segunda a sexta', 'seg. a sex. 8h-21h'],
  ['Segunda a sexta, das 8h às 12h e das 14h às 21h', 'seg. a sex. 8h-12h e 14h-21h'],
  ['seg-sex 8h-12h / 14h-21h', 'seg. a sex. 8h-12h e 14h-21h'],
  ['Segunda a sexta - 8h às 21h', 'seg. a sex. 8h-21h'],
  ['segunda-feira até sexta-feira das 8h30min até as 21hs', 'seg. a sex. 8h30-21h'],
  ['2ª a 6ª 8h ás 20hs | Sáb. 8:00 - 12:00', 'seg. a sex. 8h-20h; sáb. 8h-12h'],
  ['3ª e 5ª feira: 14h às 18h', 'ter. e qui. 14h-18h'],
  ['Seg/qua/sex 7h às 22h', 'seg., qua. e sex. 7h-22h'],
  ['Terça e quinta à noite, das 18:30 às 22', 'ter. e qui. 18h30-22h'],
  ['Segunda à noite, das 7 às 10', 'seg. 19h-22h'],
  ['Recepção: segunda a sexta, das 8h às 20h', 'seg. a sex. 8h-20h'],
  ['De manhã, tarde e noite: segunda a sexta, 8h às 21h', 'seg. a sex. 8h-21h'],
  ['Segunda a sexta, 1 da tarde às 9 da noite', 'seg. a sex. 13h-21h'],
  ['De segunda a sexta das 8 e meia às 6 da tarde', 'seg. a sex. 8h30-18h'],
  ['Segunda a sexta das 8h ao meio-dia', 'seg. a sex. 8h-12h'],
  ['Seg a qui das 8h às 21h, sexta até 18h', 'seg. a qui. 8h-21h; sex. 8h-18h'],
  [
    'Segunda a sexta, 8h às 12h e 14h às 21h\nSexta até 18h',
    'seg. a qui. 8h-12h e 14h-21h; sex. 8h-12h e 14h-18h',
  ],
  ['Segunda a sexta\nmanhã: 8 às 12h\ntarde: 2 às 6', 'seg. a sex. 8h-12h e 14h-18h'],
  ['Todos os dias das 9 às 18, domingo fechado', 'seg. a sáb. 9h-18h'],
  ['Dias úteis, das 8 às 18, exceto feriados', 'seg. a sex. 8h-18h'],
  ['dom a qui, 9h às 13h', 'seg., ter., qua., qui. e dom. 9h-13h'],
  ['De segunda a segunda, 9h às 13h', 'seg. a dom. 9h-13h'],
  ['8h às 18h de seg a sex e das 9h às 13h aos sábados', 'seg. a sex. 8h-18h; sáb. 9h-13h'],
  ['Seg a sex, das 8h às 18h\nSábado com hora marcada', 'seg. a sex. 8h-18h'],
  ['Seg a sex, das 8h às 18h\nFérias de janeiro: seg a sex, 9h às 12h', 'seg. a sex. 8h-18h'],
])('search engines are told what people say: %s', (text, told) => {
  expect(forSearch(text)).toBe(told)
  expect(forSearch(told)).toBe(told)
})

test.each([
  'Domingo fechado',
  'Sexta até 18h',
  'manhã: 8 às 12h',
  'sab de manhã',
  'Férias de janeiro: segunda a sexta, 9h às 12h',
  'Com hora marcada',
  'Segunda a sexta',
  'das 7 às 10 da noite, de segunda a quinta',
  'até sexta, 8h às 12h',
  'seg a, 8h às 12h',
  'seg 8h',
  'seg, das 12h às 8h',
  'seg, das 8h às 27h',
  'segg-xyz 8h às 12h',
  'Segunda a sexta, das 8h às 18h, sob consulta',
  `seg${' '.repeat(200_000)}8h às 12h`,
])('what is doubtful is not guessed: %s', (text) => {
  expect(forSearch(text)).toBe('')
})

const week = 'Segunda a sexta, das 8h às 18h'

test.each([
  ['Das 8h às 21h de segunda a sexta, sábado das 8h às 12h', ''],
  ['Segunda a sexta, 8h às 18h (fechado das 12h às 13h)', ''],
  [`${week}\nFechamos das 12h às 13h`, ''],
  [`${week}\nSexta à tarde fechado`, ''],
  [`${week}\nFechado`, ''],
  [`${week}\nBiblioteca: segunda a sexta, 14h às 17h`, 'seg. a sex. 8h-18h'],
  [`${week}\nWhatsApp: todos os dias das 8h às 22h`, 'seg. a sex. 8h-18h'],
  [`${week}\nSob agendamento: sábado 8h às 12h`, 'seg. a sex. 8h-18h'],
  [`${week}\nSemana que vem: segunda 8h às 12h`, 'seg. a sex. 8h-18h'],
  [
    `${week}\nFérias de janeiro:\nsegunda a sexta 9h às 17h\nsábado 9h às 12h`,
    'seg. a sex. 8h-18h',
  ],
  [`Verão:\nsegunda a sexta 9h às 17h\n\n${week}`, 'seg. a sex. 8h-18h'],
  ['Ano letivo: segunda a sexta 8h-21h\nVerão: segunda a sexta 9h-17h', ''],
  ['Fechado aos domingos. Segunda a sábado das 8h às 20h', ''],
  [`${week}\nSábado: fechado`, 'seg. a sex. 8h-18h'],
])('hours that are not those of the week, or are cut short, are not told: %s', (text, told) => {
  expect(forSearch(text)).toBe(told)
})

test('the words are shown as they were written, and a correction is what search engines get', () => {
  const openingHours = [{ text: 'Recepção: das 8h às 21h, de 2ª a 6ª' }, { text: 'Sáb de manhã' }]
  expect(openingHoursLines(openingHours)).toEqual(openingHours.map(({ text }) => text))
  const told = (searchHours: string | null) =>
    shortHours(hoursForSearch({ openingHours, searchHours }))
  expect(told(null)).toBe('seg. a sex. 8h-21h')
  expect(told('seg. a sex. 8h-21h; sáb. 8h-12h')).toBe('seg. a sex. 8h-21h; sáb. 8h-12h')
  expect(hoursForSearch({ openingHours: null, searchHours: 'seg. 8h-9h' })).toEqual([])
})

test('a correction ends with the text that it corrected', () => {
  const stored = { openingHours: 'Seg 8h às 12h', searchHours: 'seg. 8h-13h' }
  const after = (typed: Record<string, string>) =>
    withoutOldCorrection({ ...stored, ...typed }, stored).searchHours
  expect(after({})).toBe('seg. 8h-13h')
  expect(after({ openingHours: 'Ter 8h às 12h' })).toBe('')
  expect(after({ openingHours: 'Ter 8h às 12h', searchHours: 'ter. 8h-12h' })).toBe('')
  expect(after({ openingHours: 'Ter 8h às 12h', searchHours: 'ter. 8h-13h' })).toBe('ter. 8h-13h')
})

test('two people who change the hours are asked about the hours alone', () => {
  const hours = (openingHours: string, searchHours: string) => ({ openingHours, searchHours })
  const fields = Object.fromEntries(
    Object.keys(hours('', '')).map((path) => [path, factField(path)]),
  )
  const form = new FormData()
  form.set('antes', versionOf(hours('Seg 8h às 12h', 'seg. 8h-12h')))
  const mine = hours('Seg 10h às 12h', 'seg. 10h-12h')
  for (const [name, text] of Object.entries(mine)) form.set(name, text)
  const theirs = hours('Seg 9h às 12h', 'seg. 9h-12h')
  const both = (stored: typeof mine) => mergedForm(form, fields, stored, withoutDerivedHours).both
  expect(both(theirs)).toEqual({ openingHours: theirs.openingHours })
  // A correction is something that somebody typed.
  form.set('searchHours', 'seg. 10h-13h')
  expect(both({ ...theirs, searchHours: 'seg. 9h-13h' })).toEqual({
    ...theirs,
    searchHours: 'seg. 9h-13h',
  })
  form.set('fica-openingHours', 'outra')
  form.set('searchHours', 'seg. 10h-12h')
  expect(mergedForm(form, fields, theirs, withoutDerivedHours).typed).toEqual(
    hours(theirs.openingHours, ''),
  )
})

test('opening hours are optional, and a mistyped time is named', () => {
  expect(schoolFaults({ facts: { ...school, openingHours: null } })).toEqual([])
  const wrong = [{ days: ['seg'], opens: '08h', closes: '25:00' }]
  expect(schoolFaults({ facts: { ...school, openingHours: wrong } })).toEqual([
    'content/school-facts.ts: openingHours.0.opens use o formato 08:00',
    'content/school-facts.ts: openingHours.0.closes use o formato 08:00',
  ])
  const inverted = [{ days: ['seg'], opens: '20:00', closes: '08:00' }]
  expect(schoolFaults({ facts: { ...school, openingHours: inverted } })).toEqual([
    'content/school-facts.ts: openingHours.0 precisa abrir antes de fechar',
  ])
})
