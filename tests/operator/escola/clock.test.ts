import { afterEach, expect, test, vi } from 'vitest'
import { fillFolder, inFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escolaHere } from './operator.ts'

const day = 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
})

test.each([-14, 14])('a site that last ran %d days from now is asked once', async (days) => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  const env = { DATA_DIR: folder }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
  await inFolder(folder, ({ clock }) => clock.confirm())
  vi.useRealTimers()

  const asked = await escolaHere(['relogio'], env)
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('relogio --certo') })
  expect((await escolaHere(['doctor', '--rapido'], env)).out).toMatch(
    /✗ O relógio.*relogio --certo/,
  )
  expect(await escolaHere(['relogio', '--certo'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('confirmado'),
  })
  expect(await escolaHere(['relogio'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('o site confia nele'),
  })
})
