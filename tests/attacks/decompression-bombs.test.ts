import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('decompression bombs are refused by their header, one and eight at once, in under 300 MB', () => {
  const args = ['tests/attacks/decompression-bombs-process.ts']
  const said = execFileSync('node_modules/.bin/node', args, { encoding: 'utf8' })
  const { refused, megabytes } = JSON.parse(said)
  expect(refused).toEqual(Array(12).fill('too-many-pixels'))
  expect(megabytes).toBeLessThan(300)
})
