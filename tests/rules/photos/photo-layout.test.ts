import { expect, test } from 'vitest'
import { tileClass, tileLayout, tileSizes } from '#app/routes/site/gallery/photo-layout.ts'

const layoutsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => tileLayout(place, count)?.split(' ') ?? [])

/** In cells of the grid: two columns on a phone, six on wider screens. */
const cells: Record<string, number> = {
  wide: 2,
  narrow: 1,
  whole: 6,
  large: 8,
  half: 3,
  third: 2,
}

test.each([1, 2, 3, 4, 5, 6])('a gallery of %i photos has no hole, on any screen', (count) => {
  const layouts = layoutsOf(count)
  let onPhone = 0
  for (const [phone = ''] of layouts) {
    if (phone === 'wide') expect(onPhone % 2).toBe(0)
    onPhone += cells[phone] ?? Number.NaN
  }
  expect(onPhone % 2).toBe(0)
  const atDesk = layouts.map(([, desk = '']) => cells[desk] ?? Number.NaN)
  expect(atDesk.reduce((sum, one) => sum + one) % 6).toBe(0)
  // Two more beside a large one, which is two rows high; halves only in pairs.
  expect(atDesk.filter((one) => one === cells.half).length % 2).toBe(0)
  if (atDesk.includes(8)) expect(atDesk.slice(0, 3)).toEqual([8, 2, 2])
})

test('where all tiles are alike, none has a place of its own', () => {
  expect(tileLayout(6, 24)).toBeNull()
  expect(tileSizes(null)).toBe('(min-width: 768px) 22rem, 150px')
  const photo = { id: 1, src: '', large: '', width: 600, height: 800 }
  expect(tileClass(photo, null)).toBe('')
  expect(tileClass(photo, 'wide large')).toBe('tile-wide tile-large tile-portrait')
})
