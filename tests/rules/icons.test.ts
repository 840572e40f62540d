import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFaults, iconNames } from '#scripts/pictures/icon-faults.ts'

test('every icon with a name has a drawing', () => {
  expect(iconFaults()).toEqual([])
})

test('every drawing has a name', () => {
  const named = iconNames().map((name) => `app/ui/icons/${name}.svg`)
  expect(globSync('app/ui/icons/*.svg').filter((file) => !named.includes(file))).toEqual([])
})
