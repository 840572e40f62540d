// Row 16 of the threats: a small file that unfolds into gigabytes.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('bombs are refused by their header, one and eight at once, for next to no memory', () => {
  const args = ['tests/security/bomb-eater.ts']
  const said = execFileSync('node_modules/.bin/node', args, { encoding: 'utf8' })
  const { refused, megabytes } = JSON.parse(said)
  expect(refused).toEqual(Array(12).fill('too-many-pixels'))
  expect(megabytes).toBeLessThan(300)
})
