import { expect, test } from 'vitest'
import { isRealCnpj } from '#domain/cnpj.ts'
import { dialUrl, formatPhone } from '#domain/phone-number.ts'
import { readCoordinates } from '#domain/school/read-coordinates.ts'
import { readFormUrl } from '#domain/school/read-form-url.ts'
import { readProfileUrl } from '#domain/school/read-profile-url.ts'
import { readState } from '#domain/school/read-state.ts'

test.each([
  ['-23.5505, -46.6333', -23.5505, -46.6333],
  ['-23,5505, -46,6333', -23.5505, -46.6333],
  ['-23,5505 -46,6333', -23.5505, -46.6333],
  ['-23,5505;-46,6333', -23.5505, -46.6333],
  ['-23,5505,-46,6333', -23.5505, -46.6333],
  ['(-23.5505, -46.6333)', -23.5505, -46.6333],
  ['−23.5505, −46.6333', -23.5505, -46.6333],
  ['23.5505° S, 46.6333° W', -23.5505, -46.6333],
  ['23°33\'01.8"S 46°37\'59.88"O', -23.5505, -46.6333],
  ['https://www.google.com/maps/@-23.5505,-46.6333,17z', -23.5505, -46.6333],
  [
    'https://www.google.com/maps/place/Escola/@-23.5,-46.6,17z/data=!3m1!4b1!4m6!3m5!1s0x94!8m2!3d-23.5505!4d-46.6333!16s',
    -23.5505,
    -46.6333,
  ],
  ['https://www.google.com.br/maps?q=-23.5505,-46.6333&hl=pt', -23.5505, -46.6333],
  ['maps.google.com/?ll=-23.5505,-46.6333', -23.5505, -46.6333],
  ['https://www.google.com/maps/search/-23.5505,+-46.6333?entry=tts', -23.5505, -46.6333],
  ['https://www.google.com/maps/search/?api=1&query=-23.5505%2C-46.6333', -23.5505, -46.6333],
  ['https://www.google.com/maps/embed?pb=!1m18!2d-46.6333!3d-23.5505!2m3', -23.5505, -46.6333],
  ['geo:-23.5505,-46.6333?z=17', -23.5505, -46.6333],
])('coordinates: %s', (typed, latitude, longitude) => {
  expect(readCoordinates(typed)).toEqual({ value: { latitude, longitude } })
})

test('a link without coordinates is refused with a way that works', () => {
  for (const link of ['https://maps.app.goo.gl/AbC123', 'https://www.google.com/maps/place/Escola'])
    expect(readCoordinates(link)).toEqual({
      problem: expect.stringContaining('este link não traz o lugar'),
    })
  expect(readCoordinates('aqui')).toEqual({
    problem: expect.stringContaining('cole o link da escola no Google Maps'),
  })
})

test.each([
  ['instagram', '@escola.idiomas', 'https://www.instagram.com/escola.idiomas'],
  ['facebook', '@escola', 'https://www.facebook.com/escola'],
  ['youtube', '@escola', 'https://www.youtube.com/@escola'],
  ['instagram', 'escola_idiomas', 'https://www.instagram.com/escola_idiomas'],
  ['instagram', 'instagram.com/escola', 'https://instagram.com/escola'],
  ['youtube', 'https://youtube.com/@escola', 'https://youtube.com/@escola'],
] as const)('a profile on %s: %s', (network, typed, url) => {
  expect(readProfileUrl(network, typed)).toBe(url)
})

test.each([
  ['0800 123 4567', '0800 123 4567', 'tel:08001234567'],
  ['08001234567', '0800 123 4567', 'tel:08001234567'],
  ['0800-123456', '0800 123 456', 'tel:0800123456'],
  ['0300 123 4567', '0300 123 4567', 'tel:03001234567'],
  ['11 4000-0000', '(11) 4000-0000', 'tel:+551140000000'],
  ['011 91234-5678', '(11) 91234-5678', 'tel:+5511912345678'],
])('the telephone number %s', (typed, shown, url) => {
  expect(formatPhone(typed)).toBe(shown)
  expect(dialUrl(typed)).toBe(url)
})

test.each(['', '0800', '0800 12', '4567-8900', '0900 123 4567'])(
  'no telephone number: %j',
  (typed) => expect(formatPhone(typed)).toBeNull(),
)

test.each([
  ['sp', 'SP'],
  ['São Paulo', 'SP'],
  ['rio grande do sul', 'RS'],
  ['Estado do Pará', 'PA'],
  ['paraná', 'PR'],
  ['Distrito Federal', 'DF'],
  ['MG', 'MG'],
  ['Mato Grosso do Sul', 'MS'],
])('a state by its name: %s', (typed, letters) => {
  expect(readState(typed)).toBe(letters)
})

test.each([
  ['11.222.333/0001-81', true],
  ['11.222.333/0001-80', false],
  ['12.345.678/0001-95', true],
  ['12.345.678/0001-90', false],
  ['00.000.000/0000-00', false],
  ['12.ABC.345/01DE-35', true],
  ['12.ABC.345/01DE-53', false],
])('the check digits of a CNPJ: %s', (cnpj, isReal) => {
  expect(isRealCnpj(cnpj)).toBe(isReal)
})

test.each([
  'https://docs.google.com/forms/d/e/1FAIpQL-x_y/viewform?usp=sf_link',
  'docs.google.com/forms/d/e/1FAIpQL-x_y/viewform',
  'https://docs.google.com/forms/u/0/d/e/1FAIpQL-x_y/viewform?usp=dialog',
  'https://docs.google.com/forms/d/e/1FAIpQL-x_y/viewform?embedded=true',
  '<iframe src="https://docs.google.com/forms/d/e/1FAIpQL-x_y/viewform?embedded=true" width="640">Carregando…</iframe>',
])('a Google form by any of its links: %s', (typed) => {
  const value = 'https://docs.google.com/forms/d/e/1FAIpQL-x_y/viewform?embedded=true'
  expect(readFormUrl(typed)).toEqual({ value })
})

test('the link of the page where a form is edited leads to the form', () => {
  expect(readFormUrl('https://docs.google.com/forms/d/1aB/edit')).toEqual({
    value: 'https://docs.google.com/forms/d/1aB/viewform?embedded=true',
  })
  expect(readFormUrl('https://outro.example/f?x=1')).toEqual({
    value: 'https://outro.example/f?x=1',
  })
})

test('the short link of a form is refused with what to do', () => {
  expect(readFormUrl('https://forms.gle/abc')).toEqual({
    problem: expect.stringMatching(/link curto.*Encurtar URL/),
  })
})
