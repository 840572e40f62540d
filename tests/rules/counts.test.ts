import { expect, test } from 'vitest'
import { galleryPage } from '#content/gallery.ts'
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

test('so are the photos that a gallery does not show yet', () => {
  expect([1, 5, 1250].map(galleryPage.showAll)).toEqual([
    'Ver todas (mais 1 foto)',
    'Ver todas (mais 5 fotos)',
    'Ver todas (mais 1.250 fotos)',
  ])
})
