import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'escola.db')

/**
 * For settings that a service reads: a relative path would mean another, empty folder, below the one in which the
 * service happens to run.
 */
export function relativeFolderFault({ dataDir, isService }: Env): string | null {
  if (isAbsolute(dataDir) || (!isService && settingsFile() === null)) return null
  const asked = `escreva a pasta inteira, desde a primeira barra: DATA_DIR=${dataDir.startsWith('.') ? '/var/lib/escola' : `/${dataDir}`}`
  return dataDir === './data'
    ? `Falta DATA_DIR, a pasta dos dados do site: ${asked}`
    : `DATA_DIR=${dataDir} seria ${resolve(dataDir)}, outra pasta, com um site novo e vazio: ${asked}`
}

/** The file from which Node has read the settings. */
export function settingsFile(): string | null {
  const flag = '--env-file='
  return process.execArgv.find((argument) => argument.startsWith(flag))?.slice(flag.length) ?? null
}

/** Why the site cannot write there; null if it can. Creates the folder. */
export function dataFolderFault(dataDir: string): string | null {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return folderSentence(folder, (error as NodeJS.ErrnoException).code)
  }
}

export function folderSentence(folder: string, code: string | undefined): string {
  const sentence = `DATA_DIR: o site não consegue usar a pasta ${folder} (${code}).`
  if (code === 'EROFS') {
    return `${sentence} O serviço do systemd só escreve em /var/lib/escola: sudo systemctl edit escola, com as linhas [Service] e ReadWritePaths=${folder}, e depois sudo systemctl restart escola. Sem o systemd, o disco está montado só para leitura`
  }
  return `${sentence} Ela precisa ser da conta do site, em um disco em que se escreve: sudo install -d -o escola -g escola -m 700 ${folder}; se já existe, sudo chown escola: ${folder}`
}

/** One folder at a time: where none can be created, as in /proc, Node's recursive mkdir never stops trying. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
