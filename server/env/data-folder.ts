import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Why the site cannot write there; null if it can. Creates the folder. */
export function dataFolderFault(dataDir: string): string | null {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `DATA_DIR: o site não consegue usar a pasta ${folder} (${code}). Ela precisa ser da conta do site, em um disco em que se escreve`
  }
}

/** One by one: where none can be created, as in /proc, Node's recursive mkdir tries for ever. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
