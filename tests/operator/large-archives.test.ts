import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fillFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escola } from './escola/operator.ts'

const mebibyte = 1024 * 1024
const originals = 8

/** Sparse files, which take no disk space. */
async function aLargeSchool(originalSize: number): Promise<string> {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: originals })
  for (const name of readdirSync(join(folder, 'originals'))) {
    truncateSync(join(folder, 'originals', name), originalSize)
  }
  return folder
}

/** The peak as the system reports it, read until the process has ended. */
async function peakOf(command: ReturnType<typeof escola>): Promise<number> {
  let peak = 0
  const looks = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${command.child.pid}/status`, 'utf8')
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
    } catch {}
  }, 20)
  const { code, err } = await command.ended
  clearInterval(looks)
  expect(code, err).toBe(0)
  return peak
}

test('a backup and its restore take less than 250 MB for more data than that', async () => {
  const size = 34 * mebibyte
  const [folder, shelf, other] = [await aLargeSchool(size), aDataFolder(), aDataFolder()]
  const file = join(shelf, 'a.tar')
  expect(await peakOf(escola(['backup', file], folder))).toBeLessThan(250)
  expect(statSync(file).size).toBeGreaterThan(originals * size)
  expect(await peakOf(escola(['restore', file], other))).toBeLessThan(250)
})

test('what a killed backup leaves goes with the next one, and a running one is left alone', async () => {
  const [folder, shelf] = [await aLargeSchool(8 * mebibyte), aDataFolder()]
  const killed = escola(['backup', join(shelf, 'ontem.tar')], folder)
  await vi.waitUntil(() => leftovers(shelf).some(isStarted), { timeout: 20_000 })
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(leftovers(shelf)).toHaveLength(1)

  const names = ['hoje.tar', 'agora.tar.gz']
  const both = names.map((name) => escola(['backup', join(shelf, name)], folder).ended)
  for (const { code, err } of await Promise.all(both)) expect(code, err).toBe(0)
  expect(readdirSync(shelf).sort()).toEqual(names.toSorted())
})

const leftovers = (shelf: string) =>
  readdirSync(shelf)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(shelf, name))

const isStarted = (file: string) => statSync(file).size > 0
