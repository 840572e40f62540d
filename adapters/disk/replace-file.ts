import { rename, rm, writeFile } from 'node:fs/promises'

/** For small files of state: readers see the old text or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  await writeFile(partial, text, { mode: 0o600, flush: true })
  await rename(partial, path)
}
