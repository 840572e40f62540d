// Two containers on one volume, whose processes have the same number.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { referencedBy } from '#tests/stores/photo-store.ts'

const script = `
  const { diskPhotoStore } = await import('${import.meta.dirname}/../../../adapters/disk/photo-store.ts')
  const { anEncodedPicture } = await import('${import.meta.dirname}/../../sample-data/builders.ts')
  const batch = await diskPhotoStore(process.env.FOLDER).beginBatch('festa')
  await batch.stage(Buffer.from('x'), anEncodedPicture())
  await batch.publish()
  process.stdout.write('published')
  setInterval(() => {}, 1000)`

/** Another process in the middle of a batch, whose intent bears the number of this one. */
async function otherContainer(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  const [intent = ''] = readdirSync(join(folder, 'batches'))
  const file = join(folder, 'batches', intent)
  const [, ...lines] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [process.pid, ...lines].join('\n'))
  return child
}

const nothing = { removed: 0, setAside: 0, broughtBack: 0 }
const noEvents = referencedBy()

test('a running batch of another container is left alone, though the numbers are equal', async () => {
  const folder = aDataFolder()
  const child = await otherContainer(folder)
  expect(await diskPhotoStore(folder).sweep(noEvents)).toEqual(nothing)
  expect(readdirSync(join(folder, 'photos'))).toHaveLength(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await diskPhotoStore(folder).sweep(noEvents)).toEqual({ ...nothing, removed: 1 })
  expect(readdirSync(join(folder, 'batches'))).toEqual([])
})

test('locks of processes that are gone are removed after a day', async () => {
  const folder = aDataFolder()
  const child = await otherContainer(folder)
  const [lock = ''] = readdirSync(join(folder, 'processes'))
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(join(folder, 'processes', lock), twoDaysAgo, twoDaysAgo)
  await (await diskPhotoStore(folder).beginBatch('festa')).abandon()
  expect(readdirSync(join(folder, 'processes'))).toContain(lock)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await diskPhotoStore(folder).sweep(noEvents)
  const next = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder },
  })
  await once(next.stdout, 'data')
  expect(readdirSync(join(folder, 'processes'))).not.toContain(lock)
  next.kill('SIGKILL')
})
