import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('decompression bombs are refused by their header, one and eight at once, in under 300 MB', () => {
  const args = ['tests/attacks/decompression-bombs-process.ts']
  const said = execFileSync('node_modules/.bin/node', args, { encoding: 'utf8' })
  const { refused, megabytes } = JSON.parse(said)
  const four = ['too-many-pixels', 'too-many-pixels', 'too-many-frames', 'too-many-frames']
  expect(refused).toEqual([...four, ...four, ...four])
  expect(megabytes).toBeLessThan(300)
})
