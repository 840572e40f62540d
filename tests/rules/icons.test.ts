import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagCountries, panelIcons, siteIcons } from '#app/ui/icon-names.ts'

test('every icon with a name has a file, and every file a name', () => {
  const names = new Set([
    ...siteIcons,
    ...panelIcons,
    ...flagCountries.map((country) => `flag-${country}`),
  ])
  const files = readdirSync('app/ui/icons').filter((name) => name.endsWith('.svg'))
  expect(files.sort()).toEqual([...names].map((name) => `${name}.svg`).sort())
})
