import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
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
    const { code } = error as NodeJS.ErrnoException
    // The site shows what is there: only changes are refused.
    if (code === 'EROFS' && readOnlyDisk(folder)) return null
    return folderSentence(folder, code)
  }
}

/** A sentence if the folder is on a disk that is mounted read-only, which is no matter of the service's own rights. */
export function readOnlyDisk(dataDir: string, mounts = readMounts()): string | null {
  const folder = resolve(dataDir)
  const isAbove = (point: string) => point === '/' || `${folder}/`.startsWith(`${point}/`)
  const [nearest] = mounts
    .filter(({ point }) => isAbove(point))
    .sort((a, b) => b.point.length - a.point.length)
  if (!nearest?.isReadOnly) return null
  return `O disco de ${folder} está montado só para leitura: o site é mostrado, e nada pode ser mudado. Um disco com erros fica assim sozinho: veja sudo dmesg, salve um backup em outro lugar e examine-o com fsck. Para montá-lo de novo: sudo mount -o remount,rw ${nearest.point}; depois sudo systemctl restart escola`
}

type Mount = { point: string; isReadOnly: boolean }

/** The options after the dash are those of the disk; those before it may be the service's own. Newest mounts first. */
export function parseMounts(text: string): Mount[] {
  const lines = text.split('\n').filter((line) => line.includes(' - '))
  return lines.reverse().map((line) => {
    const [about = '', disk = ''] = line.split(' - ')
    const options = disk.split(' ')[2]?.split(',') ?? []
    return { point: about.split(' ')[4] ?? '', isReadOnly: options.includes('ro') }
  })
}

function readMounts(): Mount[] {
  const file = '/proc/self/mountinfo'
  return existsSync(file) ? parseMounts(readFileSync(file, 'utf8')) : []
}

export function folderSentence(folder: string, code: string | undefined): string {
  const sentence = `DATA_DIR: o site não consegue usar a pasta ${folder} (${code}).`
  if (code === 'EROFS') {
    return `${sentence} O serviço do systemd só escreve em /var/lib/escola: sudo systemctl edit escola, com as linhas [Service] e ReadWritePaths=${folder}, e depois sudo systemctl restart escola`
  }
  return `${sentence} Ela precisa ser da conta do site, em um disco em que se escreve: sudo install -d -o escola -g escola -m 700 ${folder}; se já existe, ou veio de outra máquina, sudo chown -R escola: ${folder}`
}

/** One folder at a time: where none can be created, as in /proc, Node's recursive mkdir never stops trying. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
