import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreFault } from '#domain/store-fault.ts'

const prefix = 'escola-lote-'
const longerThanAnyBatchMs = 3_600_000

/** A temporary folder for the files of one batch that wait for their turn; made when the first comes. */
export function heldFiles() {
  let folder: Promise<string> | undefined
  let count = 0
  return {
    hold: (original: Uint8Array) =>
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

/** What a killed process left: folders too old to be of a running batch. */
export async function sweepHeldFiles(): Promise<void> {
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
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    const sentence = isFull
      ? 'O disco do servidor está cheio.'
      : 'O servidor não consegue usar a pasta temporária.'
    throw new StoreFault('unavailable', sentence, error)
  }
}
