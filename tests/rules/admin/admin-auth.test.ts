import { expect, test } from 'vitest'
import { isToBeRemoved, judgeAdminAuth, wasSignedIn } from '#domain/admin/admin-auth.ts'
import { returnPath } from '#domain/admin/return-path.ts'

const now = 1_790_000_000_000
const day = 24 * 60 * 60 * 1000
const note = (changes: object = {}) =>
  JSON.stringify({ isLoggedIn: true, user: 'a@escola.example', timestamp: now, ...changes })

test.each([
  ['missing', null, 'kept', false],
  ['unreadable', 'não é JSON', 'removed', false],
  ['unreadable', 'null', 'removed', false],
  ['unreadable', '[]', 'removed', false],
  ['unreadable', note({ timestamp: 'ontem' }), 'removed', false],
  ['signed-out', note({ isLoggedIn: false }), 'kept', false],
  ['expired', note({ timestamp: now - day - 1 }), 'removed', true],
  ['valid', note({ timestamp: now - day }), 'kept', true],
  ['valid', note(), 'kept', true],
] as const)('the note is %s: %s', (verdict, stored, after, hadSession) => {
  expect(judgeAdminAuth(stored, now)).toBe(verdict)
  expect(isToBeRemoved(verdict)).toBe(after === 'removed')
  expect(wasSignedIn(verdict)).toBe(hadSession)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/admin//evil.example',
  '/admin@evil.example',
  '/admin/../../evil',
  '/admin/..//evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin\r\nset-cookie: a=b',
  '/admin%0d%0aset-cookie: a=b',
  '/admin/evento/x/fotos?aviso=x',
  '/admin/login',
  '/cursos',
  ' /admin',
  '/ADMIN/x',
  '',
  null,
])('after signing in nobody is led to %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/admin')
})

test('after signing in the admin is back at the page that was asked for', () => {
  expect(returnPath('/admin/evento/aB_3-x/fotos')).toBe('/admin/evento/aB_3-x/fotos')
})
