import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskReserve } from '#adapters/sqlite/disk-reserve.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

test('a released disk reserve is filled again as soon as there is room', () => {
  const file = join(aDataFolder(), 'escola.db.reserve')
  const reserve = diskReserve(file)
  reserve.fill()
  expect(reserve.release()).toBe(true)
  expect(existsSync(file)).toBe(false)
  expect(reserve.release()).toBe(false)
  reserve.fill()
  expect(existsSync(file)).toBe(true)
})
