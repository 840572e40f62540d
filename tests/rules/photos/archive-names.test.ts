import { expect, test } from 'vitest'
import { archiveName, photoNames } from '#domain/photos/archive-names.ts'

test('files of a download have names that a person understands and every system accepts', () => {
  const event = { nome: 'Festa Junina', data: '2026-06-20', photoCount: 12 }
  expect(archiveName(event)).toBe('Festa Junina 2026.zip')
  expect(photoNames(event)(1)).toBe('Festa Junina 2026 - 001.jpg')
  expect(photoNames({ ...event, photoCount: 5000 })(12)).toBe('Festa Junina 2026 - 0012.jpg')
  expect(archiveName({ ...event, nome: 'Festa 2026' })).toBe('Festa 2026.zip')
  expect(archiveName({ ...event, nome: '../a:b/"c"?\u0000', data: null })).toBe('a b c.zip')
  expect(archiveName({ ...event, nome: '...', data: null })).toBe('Fotos.zip')
  const long = 'a'.repeat(79)
  expect(archiveName({ ...event, nome: `${long}😀😀`, data: null })).toBe(`${long}😀.zip`)
  // After them 'gpj.exe' looks like 'exe.jpg'.
  const reversing = 'Fe\u202Est\u2066a\u200F\u061C'
  expect(archiveName({ ...event, nome: reversing, data: null })).toBe('Festa.zip')
  expect(photoNames({ ...event, nome: reversing })(1)).toBe('Festa 2026 - 001.jpg')
})
