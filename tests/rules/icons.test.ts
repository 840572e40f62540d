import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagCountries, panelIcons, siteIcons } from '#app/ui/icon-names.ts'
import { iconFaults } from '#scripts/pictures/icon-sprite.ts'

test('every icon with a name has a drawing', () => {
  expect(iconFaults()).toEqual([])
})

test('every drawing has a name', () => {
  const flags = flagCountries.map((country) => `flag-${country}`)
  const named = [...siteIcons, ...panelIcons, ...flags].map((name) => `app/ui/icons/${name}.svg`)
  expect(globSync('app/ui/icons/*.svg').filter((file) => !named.includes(file))).toEqual([])
})
