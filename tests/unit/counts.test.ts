import { expect, test } from 'vitest'
import { participantsLabel, photoCountLabel } from '#domain/counts.ts'

test('photos are counted as Brazilians count them', () => {
  expect([0, 1, 2, 1234].map(photoCountLabel)).toEqual([
    'Nenhuma foto',
    '1 foto',
    '2 fotos',
    '1.234 fotos',
  ])
})

test('so are people', () => {
  expect([1, 240].map(participantsLabel)).toEqual(['1 participante', '240 participantes'])
})
