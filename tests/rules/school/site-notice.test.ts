import { expect, test } from 'vitest'
import { submitted } from '#domain/fields/form.ts'
import { readSchoolDocument } from '#domain/school/school-document.ts'
import { noticeFields, noticeOn, readNotice } from '#domain/school/site-notice.ts'

const today = '2026-11-17'
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readNotice(submitted(form, noticeFields), new Date(`${today}T12:00:00Z`))
}

test('a notice is shown from its first day to the end of its last, or for good', () => {
  const days = { firstDay: '2027-01-10', lastDay: '2027-01-31' }
  const notice = { text: 'Matrículas', link: null, ...days }
  expect(noticeOn('2027-01-09', notice)).toBeNull()
  expect(noticeOn('2027-01-10', notice)).toBe(notice)
  expect(noticeOn('2027-01-31', notice)).toBe(notice)
  expect(noticeOn('2027-02-01', notice)).toBeNull()
  expect(noticeOn('2000-01-01', { ...notice, firstDay: null })).not.toBeNull()
  expect(noticeOn('2099-01-01', { ...notice, lastDay: null })).not.toBeNull()
  expect(noticeOn('2027-01-31', null)).toBeNull()
})

test('a notice of before there was a first day is shown at once', () => {
  const notice = { text: 'Oi', link: null, lastDay: null }
  const stored = { facts: {}, testimonials: null, notice }
  const { document, damage } = readSchoolDocument({ current: stored, pictures: {} })
  expect(damage).toEqual([])
  expect(document.current.notice).toEqual({ ...notice, firstDay: null })
})

test('a last day that has passed is refused: the notice would not be shown', () => {
  expect(read({ text: 'Oi', lastDay: today })).toMatchObject({ problems: {} })
  expect(read({ text: 'Oi', lastDay: '2026-11-16' })).toMatchObject({
    problems: { lastDay: 'Este dia já passou: o aviso não apareceria.' },
  })
})

test('the first day may be to come, but not after the last', () => {
  const outcome = read({ text: 'Oi', firstDay: '2026-12-01', lastDay: '2026-12-01' })
  expect(outcome).toMatchObject({ notice: { firstDay: '2026-12-01', lastDay: '2026-12-01' } })
  expect(read({ text: 'Oi', firstDay: '2026-12-02', lastDay: '2026-12-01' })).toMatchObject({
    problems: { firstDay: 'O primeiro dia vem depois do último.' },
  })
})

test('a text that is too long is refused, never cut', () => {
  expect(read({ text: 'x'.repeat(120) })).toMatchObject({ notice: { text: 'x'.repeat(120) } })
  expect(read({ text: 'x'.repeat(121), lastDay: '2020-01-01' })).toMatchObject({
    problems: { text: 'Pode ter até 120 caracteres.', lastDay: expect.any(String) },
  })
})

test.each([
  ['/contato', '/contato'],
  ['/cursos?categoria=online#a', '/cursos?categoria=online#a'],
  ['https://a.example/b', 'https://a.example/b'],
  ['www.escola.com.br', 'https://www.escola.com.br'],
  ['wa.me/5511912345678', 'https://wa.me/5511912345678'],
  ['', null],
])('a notice may lead to %s', (link, kept) => {
  expect(read({ text: 'Oi', link })).toMatchObject({ notice: { link: kept }, problems: {} })
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'http://a.example',
  'contato',
])('a notice may not lead to %s', (link) => {
  expect(read({ text: 'Oi', link })).toMatchObject({
    problems: { link: expect.stringMatching(/^Use um caminho do site/) },
  })
})

test('without a text there is no notice', () => {
  const fields = { text: ' ', link: 'javascript:x', lastDay: 'ontem' }
  expect(read(fields)).toEqual({ notice: null, problems: {} })
})

test.each(['2026-02-30', '0206-06-21', '20226-06-21', 'ontem'])(
  'the first and the last day of a notice are not %s',
  (day) => {
    expect(read({ text: 'Oi', firstDay: day, lastDay: day })).toMatchObject({
      problems: { firstDay: 'Não é um dia válido.', lastDay: 'Não é um dia válido.' },
    })
  },
)

test('what no keyboard types is taken out of a notice', () => {
  expect(read({ text: 'Oi\u0000 \udc00', link: '/contato\u0007' })).toEqual({
    problems: {},
    notice: { text: 'Oi \ufffd', link: '/contato', firstDay: null, lastDay: null },
  })
})
