import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { eventsIn, filesIn, fillFolder, inFolder, send } from '#tests/sample-data/school-folder.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { makeArchive, restoreArchive } from './escola/archives.ts'

const kills = 4

test('a restore killed at any moment leaves the old site or the new one, and every photo', async () => {
  const { file, newer, older } = await aSchoolAndItsPast()
  const whole = await killedAfter(Number.POSITIVE_INFINITY, file, copyOf(newer))
  const outcomes = { old: 0, restored: 0 }
  for (let kill = 0; kill < kills; kill += 1) {
    const folder = copyOf(newer)
    // The last one is not killed: on a busy machine none of the others may finish.
    const moment = kill === kills - 1 ? Number.POSITIVE_INFINITY : (whole * kill) / (kills - 2)
    await killedAfter(moment, file, folder)
    await inFolder(folder, (stores) => collectPhotos(stores, trusted(new Date())))
    const events = await eventsIn(folder)
    const restored = JSON.stringify(events) === JSON.stringify(await eventsIn(older))
    outcomes[restored ? 'restored' : 'old'] += 1
    const state = restored ? older : newer
    expect(events).toEqual(await eventsIn(state))
    // No file is lost, except those that were deleted for good and are not restored.
    const files = filesIn(folder)
    for (const name of [newer, state].flatMap((site) => [...filesIn(site)])) {
      expect([...files]).toContainEqual(name)
    }
    const bothSites = new Map([...filesIn(older), ...filesIn(newer)])
    for (const name of files) expect([...bothSites]).toContainEqual(name)
    // Whatever happened, the next try succeeds, and clears what this one left.
    await restoreArchive(file, folder)
    expect(await eventsIn(folder)).toEqual(await eventsIn(older))
    expect(filesIn(folder, ['staging']).size).toBe(0)
    for (const name of filesIn(older)) expect([...filesIn(folder)]).toContainEqual(name)
  }
  expect(outcomes.old).toBeGreaterThan(0)
  expect(outcomes.restored).toBeGreaterThan(0)
})

/** A backup, the school as it was then, and as it is now: with photos added and deleted since. */
async function aSchoolAndItsPast() {
  const [newer, shelf] = [aDataFolder(), aDataFolder()]
  await fillFolder(newer, { Junina: 6, Sarau: 3 })
  const older = copyOf(newer)
  const file = join(shelf, 'a.tar')
  await makeArchive(newer, file)
  await inFolder(newer, async (stores) => {
    const [event] = await stores.events.all()
    const ids = event?.fotos.slice(0, 2).map(({ id }) => id) ?? []
    await removePhotos(event?.id ?? '', ids, stores, { now: new Date() })
    await send(stores, event?.id ?? '', 3)
  })
  return { file, newer, older }
}

function copyOf(folder: string): string {
  const copy = aDataFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** Returns how many milliseconds the restore had. */
async function killedAfter(ms: number, file: string, folder: string): Promise<number> {
  const child = spawn(
    'node_modules/.bin/node',
    ['tests/operator/restore-process.ts', file, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  const up = performance.now()
  await Promise.race([closed, ...(Number.isFinite(ms) ? [pause(ms)] : [])])
  child.kill('SIGKILL')
  await closed
  return performance.now() - up
}
