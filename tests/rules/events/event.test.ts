import { expect, test } from 'vitest'
import {
  isUpcoming,
  lackingPhotos,
  newestFirst,
  nextEvents,
  nextFirst,
  summaryOf,
} from '#domain/events/event.ts'
import { readDay } from '#domain/events/event-day.ts'
import { readEvent } from '#domain/events/event-document.ts'

test('an old document with titulo, bare addresses and text numbers is read', () => {
  const event = readEvent('abc', {
    titulo: ' Halloween ',
    descricao: 'Doces',
    data: '31/10/2019',
    participantes: '80',
    fotos: [
      'https://example.com/1.jpg',
      { id: 7, url: 'https://example.com/2.jpg', nome: '2.jpg' },
    ],
  })
  expect(event).toEqual({
    id: 'abc',
    nome: 'Halloween',
    descricao: 'Doces',
    data: '2019-10-31',
    criadoEm: '',
    participantes: 80,
    visibilidade: 'todos',
    fotos: [
      { id: expect.any(Number), url: 'https://example.com/1.jpg', nome: '', uploadedAt: '' },
      { id: 7, url: 'https://example.com/2.jpg', nome: '2.jpg', uploadedAt: '' },
    ],
  })
})

test('nome wins over titulo, unless it is empty', () => {
  expect(readEvent('1', { nome: 'A', titulo: 'B' }).nome).toBe('A')
  expect(readEvent('1', { nome: '  ', titulo: 'B' }).nome).toBe('B')
  expect(readEvent('1', {}).nome).toBe('Evento sem nome')
})

test.each([
  ['2026-05-10', '2026-05-10'],
  ['2026-05-10T00:00:00.000Z', '2026-05-10'],
  ['2026-05-10T23:59:59-03:00', '2026-05-10'],
  ['2026-05-10 19:30', '2026-05-10'],
  ['10/05/2026', '2026-05-10'],
  ['1/5/2026', '2026-05-01'],
  ['10-05-2026', '2026-05-10'],
  ['10/05/2026 às 19h', '2026-05-10'],
  [Date.UTC(2026, 4, 10), '2026-05-10'],
  [Date.UTC(2026, 4, 10, 1), '2026-05-09'],
  [{ seconds: Date.UTC(2026, 4, 10, 15) / 1000, nanoseconds: 0 }, '2026-05-10'],
  [{ _seconds: Date.UTC(2026, 4, 10) / 1000 }, '2026-05-10'],
])('the day in %j is %s', (stored, day) => {
  expect(readDay(stored)).toBe(day)
})

test.each([
  '2026-02-30',
  '2026-13-01',
  '30/02/2026',
  '05/2026',
  'em breve',
  '',
  '2026-5-1',
  '20260510',
  '2026-05-10x',
  null,
  undefined,
  true,
  [],
  {},
  Number.NaN,
  1e300,
  { seconds: 'x' },
])('no day can be read in %j, and the event is still shown', (stored) => {
  expect(readDay(stored)).toBeNull()
  expect(readEvent('1', { nome: 'Festa', data: stored })).toMatchObject({
    nome: 'Festa',
    data: null,
  })
})

test('any JSON at all becomes an event that can be shown', () => {
  const odd = [
    null,
    undefined,
    1,
    'x',
    true,
    [],
    [[]],
    {},
    { fotos: {} },
    { fotos: [null, 1, [], {}] },
  ]
  const wrong = {
    nome: {},
    descricao: [],
    data: {},
    fotos: 'x',
    criadoEm: 1,
    horario: {},
    local: null,
  }
  const worse = JSON.parse(
    '{"__proto__":{"nome":"x"},"constructor":1,"fotos":[{"__proto__":null}]}',
  )
  for (const document of [...odd, wrong, worse]) {
    const event = readEvent('1', document)
    expect(event.nome).toBe('Evento sem nome')
    expect(event.fotos).toEqual([])
    expect(typeof event.criadoEm).toBe('string')
  }
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'vbscript:x',
  'relative.jpg',
  'https://',
  'http:evil',
  7,
  {},
])('the address %j is dropped from imagem and from photos', (address) => {
  const event = readEvent('1', { imagem: address, fotos: [address, { id: 1, url: address }] })
  expect(event).not.toHaveProperty('imagem')
  expect(event.fotos).toEqual([])
})

test.each(['https://example.com/a b.jpg', 'http://example.com/a.jpg', '/fotos/x/large.webp', '/'])(
  'the address %j is kept',
  (address) => {
    expect(readEvent('1', { imagem: address }).imagem).toBe(address)
  },
)

test.each([
  [120, 120],
  ['120', 120],
  [' 120 ', 120],
])('participants %j are %i', (stored, people) => {
  expect(readEvent('1', { participantes: stored }).participantes).toBe(people)
})

test.each([0, -3, 1.5, '', 'muitos', '12 pessoas', null, {}, Number.NaN, Number.POSITIVE_INFINITY])(
  'participants %j are left out',
  (stored) => {
    expect(readEvent('1', { participantes: stored })).not.toHaveProperty('participantes')
  },
)

test('the cover is imagem, else the first photo, else none', () => {
  const fotos = ['https://example.com/1.jpg', 'https://example.com/2.jpg']
  expect(summaryOf(readEvent('1', { imagem: '/capa.jpg', fotos })).cover).toBe('/capa.jpg')
  expect(summaryOf(readEvent('1', { fotos }))).toMatchObject({ cover: fotos[0], photoCount: 2 })
  expect(summaryOf(readEvent('1', {}))).toMatchObject({ cover: null, photoCount: 0 })
})

test('newest date first, then created last, then by id; undated at the end', () => {
  const events = [
    { id: 'a', data: null, criadoEm: '9' },
    { id: 'b', data: '2026-01-01', criadoEm: '1' },
    { id: 'c', data: '2026-01-01', criadoEm: '2' },
    { id: 'd', data: '2026-01-01', criadoEm: '2' },
    { id: 'e', data: '2027-01-01', criadoEm: '0' },
  ]
  expect(events.sort(newestFirst).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('an event of today or later is upcoming; yesterday and undated are not', () => {
  const today = '2026-05-10'
  const upcoming = ['2026-05-09', '2026-05-10', '2026-05-11', null].map((data) =>
    isUpcoming({ data }, today),
  )
  expect(upcoming).toEqual([false, true, true, false])
})

test('the panel lists what is to come, soonest first, and then what was, latest first', () => {
  const days = ['2026-12-12', '2026-11-20', '2026-11-18', '2026-10-31', null]
  const events = days.map((data) => ({ data }))
  const order = nextFirst(events, '2026-11-18').map(({ data }) => data)
  expect(order).toEqual(['2026-11-18', '2026-11-20', '2026-12-12', '2026-10-31', null])
})

test('an event lacks photos from the day after it, for two weeks', () => {
  const criadoEm = '2026-10-20T12:00:00.000Z'
  const one = { data: '2026-11-01', dataFim: '2026-11-02', criadoEm, photoCount: 0 }
  const days = ['2026-11-02', '2026-11-03', '2026-11-16', '2026-11-17']
  expect(days.map((day) => lackingPhotos([one], day).length)).toEqual([0, 1, 1, 0])
  expect(lackingPhotos([{ ...one, photoCount: 1 }], '2026-11-03')).toEqual([])
  const enteredToday = { ...one, criadoEm: '2026-11-03T12:00:00.000Z' }
  expect(lackingPhotos([enteredToday], '2026-11-03')).toEqual([])
})

test('the next events are the soonest of those to come, today included', () => {
  const days = ['2027-01-05', '2026-12-24', '2026-12-01', '2026-11-15', '2026-11-14', null]
  const events = days.map((data) => ({ data }))
  expect(nextEvents(events, '2026-11-15', 3).map(({ data }) => data)).toEqual([
    '2026-11-15',
    '2026-12-01',
    '2026-12-24',
  ])
  expect(nextEvents(events, '2027-02-01', 3)).toEqual([])
})
