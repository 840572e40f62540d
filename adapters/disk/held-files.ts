import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeldBatch, HeldFiles } from '#domain/photos/held-files.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { isDiskFull, isMissing, onDisk } from './disk-fault.ts'
import { isThere } from './is-there.ts'
import { namesIn, photoFolders } from './photo-folders.ts'

const prefix = 'escola-lote-'
const hour = 60 * 60 * 1000

/** Beside the photos: the temporary folder of a machine may be in memory. */
export function heldFilesOf(dataDir: string): HeldFiles {
  const { staging } = photoFolders(dataDir)
  return {
    begin: () => begin(staging, onDisk),
    sweep: () => removeOld(staging, () => true, 24 * hour),
  }
}

/** For a hosted photo store, whose site may have no data folder. */
export function temporaryHeldFiles(): HeldFiles {
  const isOurs = (name: string) => name.startsWith(prefix)
  return {
    begin: () => begin(tmpdir(), inTemporaryFolder),
    sweep: () => removeOld(tmpdir(), isOurs, hour),
  }
}

/** The folder is made when the first file arrives. */
function begin(parent: string, guarded: typeof onDisk): HeldBatch {
  let folder: Promise<string> | undefined
  let count = 0
  return {
    hold: (original) =>
      guarded(async () => {
        folder ??= makeFolder(parent)
        const file = join(await folder, String(count++))
        await writeFile(file, original, { mode: 0o600 })
        return () =>
          guarded(async () => {
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

async function makeFolder(parent: string): Promise<string> {
  // Not recursive: a data folder that has disappeared is not made anew.
  if (!(await isThere(parent))) await mkdir(parent, { mode: 0o700 })
  return mkdtemp(join(parent, prefix))
}

/** Too old to be of a running upload. */
async function removeOld(
  folder: string,
  isOurs: (name: string) => boolean,
  age: number,
): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isOurs)) {
    const path = join(folder, name)
    const found = await stat(path).catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
    if (found && Date.now() - found.mtimeMs > age) await rm(path, { recursive: true, force: true })
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
