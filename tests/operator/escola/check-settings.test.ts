import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alarmReceiver } from '#tests/operator/alarm-receiver.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escolaHere } from './operator.ts'

test('the second place and the alarm are tried, unless the service is starting', async () => {
  const [folder, place] = [aDataFolder(), aDataFolder()]
  const receiver = await alarmReceiver()
  const settings = { DATA_DIR: folder, BACKUP_TO: place, ALARM_URL: receiver.url }
  const good = await escolaHere(['check-settings'], settings)
  expect(good).toMatchObject({ code: 0, err: '' })
  expect(good.out).toContain(`BACKUP_TO: guardou, leu e apagou em ${place}.`)
  expect(good.out).toContain('O alarme de teste chegou')
  expect(readdirSync(join(place, 'snapshots'))).toEqual([])
  // The nightly backup goes on with what the trial has begun.
  expect(existsSync(join(folder, 'backup/key'))).toBe(true)

  const wrong = { ...settings, BACKUP_TO: `${place}/montado`, ALARM_URL: 'http://127.0.0.1:9/' }
  const bad = await escolaHere(['check-settings'], wrong)
  expect(bad.code).toBe(1)
  expect(bad.err).toContain(`BACKUP_TO: A pasta ${place}/montado não existe.`)
  expect(bad.err).toContain('O alarme de teste não chegou')
  expect(existsSync(`${place}/montado`)).toBe(false)
  expect((await escolaHere(['check-settings', '--sem-experimentar'], wrong)).code).toBe(0)
})
