import { afterEach, expect, test, vi } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
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
  // What a command stores meanwhile is dated by the last trusted moment.
  const email = schoolDefaults.facts.email
  await escolaHere(['admin', '--mostrar'], env)
  expect((await escolaHere(['admin', '--responsavel', email], env)).code).toBe(0)
  const recorded = await inFolder(folder, ({ changes }) => changes.before(null, 9))
  const at = recorded.map(({ at }) => (Date.parse(at) - Date.now()) / day)
  expect(at).toEqual([expect.closeTo(days, 1)])
  expect(await escolaHere(['relogio', '--certo'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('confirmado'),
  })
  expect(await escolaHere(['relogio'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('o site confia nele'),
  })
})
