import { expect, test } from 'vitest'
import { ago } from '#content/changes/others-change.ts'
import { merged, readVersion, versionOf } from '#domain/fields/merge.ts'

test('a field that was not touched takes the newest value, and one that was keeps what was typed', () => {
  const seen = { nome: 'Sarau', texto: 'Poemas', local: '' }
  const typed = { nome: 'Sarau', texto: 'Poemas e música', local: '' }
  const stored = { nome: 'Recital', texto: 'Poemas', local: 'Pátio' }
  expect(merged(seen, typed, stored)).toEqual({
    typed: { nome: 'Recital', texto: 'Poemas e música', local: 'Pátio' },
    both: {},
  })
})

test('a field that two people changed is in question, unless they typed the same', () => {
  const seen = { phone: '1', email: 'a' }
  const merge = merged(seen, { phone: '3', email: 'b' }, { phone: '2', email: 'b' })
  expect(merge).toEqual({ typed: { phone: '3', email: 'b' }, both: { phone: '2' } })
  expect(merged(seen, { phone: '', email: 'a' }, { phone: '2', email: 'a' }).both).toEqual({
    phone: '2',
  })
})

test('a field that was not sent is not touched', () => {
  expect(merged({}, { nome: 'x' }, { nome: '', visibilidade: 'ninguem' }).typed).toEqual({
    nome: 'x',
    visibilidade: 'ninguem',
  })
})

test('a version that is none asks about everything that differs', () => {
  for (const broken of [null, 'x', '7', 'null']) {
    expect(merged(readVersion(broken), { phone: '3' }, { phone: '2' }).both).toEqual({ phone: '2' })
  }
  expect(readVersion(versionOf({ phone: '1', email: '' }))).toEqual({ phone: '1' })
})

test('how long ago somebody saved is said as people say it', () => {
  const now = new Date('2026-11-18T15:00:00Z')
  const before = (minutes: number) => ago(new Date(now.getTime() - minutes * 60_000), now)
  expect([0, 1, 2, 59, 60, 150, 60 * 24].map(before)).toEqual([
    'agora mesmo',
    'há 1 minuto',
    'há 2 minutos',
    'há 59 minutos',
    'há 1 hora',
    'há 2 horas',
    'em 17 de novembro de 2026',
  ])
})
