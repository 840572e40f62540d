// Row 39 of the threats.
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { phonePhoto, WHITE } from '#tests/sample-data/builders.ts'
import { heicFile } from '#tests/sample-data/heic-file.ts'

let loops: ChildProcess[] = []

beforeAll(() => {
  const forever = ['-e', 'for (;;);']
  loops = Array.from({ length: 8 }, () => spawn('node_modules/.bin/node', forever))
})
afterAll(() => {
  for (const loop of loops) loop.kill('SIGKILL')
})

test('beside eight busy loops every photo is made, however long it takes', async () => {
  const warnings: unknown[] = []
  const { encode } = sharpPictureEncoder({ warn: (...warning) => warnings.push(warning) })
  const heic = heicFile(4032, 3024, () => WHITE, { depth: 2 })
  const photo = await phonePhoto(3000, 2250)
  const made = await Promise.all([...Array(3).fill(heic), ...Array(6).fill(photo)].map(encode))
  expect(made.filter((picture) => 'refused' in picture)).toEqual([])
  expect(warnings).toEqual([])
}, 600_000)
