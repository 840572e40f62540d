import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeldFiles } from '#domain/photos/held-files.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { isDiskFull } from './disk-fault.ts'

const prefix = 'escola-lote-'
const longerThanAnyBatchMs = 3_600_000

/** In the system's temporary folder. */
export function temporaryHeldFiles(): HeldFiles {
  return { begin, sweep }
}

/** The folder is made when the first file arrives. */
function begin(): ReturnType<HeldFiles['begin']> {
  let folder: Promise<string> | undefined
  let count = 0
  return {
    hold: (original) =>
      inTemporaryFolder(async () => {
        folder ??= mkdtemp(join(tmpdir(), prefix))
        const file = join(await folder, String(count++))
        await writeFile(file, original, { mode: 0o600 })
        return () =>
          inTemporaryFolder(async () => {
            const bytes = await readFile(file)
            await rm(file)
            return bytes
          })
      }),
    end: async () => {
      const made = await folder?.catch(() => null)
      if (made) await rm(made, { recursive: true, force: true })
    },
  }
}

/** Folders too old to be of a running batch. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > longerThanAnyBatchMs)
      await rm(folder, { recursive: true, force: true })
  }
}

async function inTemporaryFolder<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = isDiskFull(error)
      ? 'O disco do servidor está cheio.'
      : 'O servidor não consegue usar a pasta temporária.'
    throw new StoreFault('unavailable', sentence, error)
  }
}
