import { expect, test } from 'vitest'
import { readEvent } from '#domain/events/event-document.ts'
import { unreadableIn } from '#domain/events/unreadable.ts'

test('each value that the reader leaves out is named with what it was', () => {
  const document = {
    nome: { pt: 'Festa' },
    titulo: 'Festa Junina',
    descricao: ['x'],
    data: 'em junho',
    criadoEm: false,
    horario: {},
    local: ['Pátio'],
    participantes: 'muitos',
    imagem: 'javascript:alert(1)',
    fotos: ['https://example.com/1.jpg', 'ftp://x/2.jpg', { id: 3 }, { url: '/4.jpg' }],
  }
  expect(unreadableIn('abc', document)).toEqual([
    { id: 'abc', nome: 'Festa Junina', campo: 'nome', valor: document.nome },
    { id: 'abc', nome: 'Festa Junina', campo: 'descricao', valor: ['x'] },
    { id: 'abc', nome: 'Festa Junina', campo: 'data', valor: 'em junho' },
    { id: 'abc', nome: 'Festa Junina', campo: 'criadoEm', valor: false },
    { id: 'abc', nome: 'Festa Junina', campo: 'horario', valor: {} },
    { id: 'abc', nome: 'Festa Junina', campo: 'local', valor: ['Pátio'] },
    { id: 'abc', nome: 'Festa Junina', campo: 'participantes', valor: 'muitos' },
    { id: 'abc', nome: 'Festa Junina', campo: 'imagem', valor: 'javascript:alert(1)' },
    { id: 'abc', nome: 'Festa Junina', campo: 'fotos[1]', valor: 'ftp://x/2.jpg' },
    { id: 'abc', nome: 'Festa Junina', campo: 'fotos[2]', valor: { id: 3 } },
  ])
})

test('a list of photos that is none is one value', () => {
  expect(unreadableIn('abc', { nome: 'x', fotos: { 0: '/1.jpg' } })).toMatchObject([
    { campo: 'fotos', valor: { 0: '/1.jpg' } },
  ])
})

test('what is read, and what is empty, is no loss', () => {
  const document = {
    nome: ' Festa ',
    descricao: '',
    data: { seconds: Date.UTC(2026, 4, 10) / 1000 },
    horario: 19,
    local: '  ',
    participantes: 0,
    imagem: null,
    fotos: [null, '', '/1.jpg'],
  }
  expect(unreadableIn('abc', document)).toEqual([])
  expect(unreadableIn('abc', {})).toEqual([])
  expect(unreadableIn('abc', readEvent('abc', document))).toEqual([])
})
