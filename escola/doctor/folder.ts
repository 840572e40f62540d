import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { freeBytes, uploadReserveBytes } from '#adapters/disk/free-space.ts'
import { fileSize } from '#content/file-size.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { type Finding, ok, problem } from './finding.ts'

export async function checkFolder(dataDir: string): Promise<Finding[]> {
  if ((await modeOf(dataDir)) === null) {
    return [
      { ...problem(`A pasta de dados ${dataDir} não existe. Confira DATA_DIR.`), fatal: true },
    ]
  }
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [{ ...problem(`Sem permissão para usar a pasta de dados ${dataDir}.`), fatal: true }]
  }
  return [...(await checkPermissions(dataDir)), await checkFreeSpace(dataDir)]
}

/** Originals contain GPS positions, and the database contains the password's hash. */
async function checkPermissions(dataDir: string): Promise<Finding[]> {
  const isClosed = (mode: number | null) => mode === null || (mode & 0o077) === 0
  if (isClosed(await modeOf(dataDir))) return [ok('A pasta de dados é só da conta do site.')]
  const open: string[] = []
  for (const name of [databaseName, 'originals', 'pictures', 'staging', 'backup', 'link-key']) {
    if (!isClosed(await modeOf(join(dataDir, name)))) open.push(name)
  }
  if (open.length === 0) return [ok('O que há na pasta de dados é só da conta do site.')]
  return [
    problem(
      `Outras contas da máquina podem ler ${open.join(', ')}. Feche com: chmod -R go= ${dataDir}`,
    ),
  ]
}

async function checkFreeSpace(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir)
  if (free >= uploadReserveBytes) return ok(`Há ${fileSize(free)} livres no disco.`)
  return problem(`Restam só ${fileSize(free)} livres no disco: libere espaço.`)
}

async function modeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mode & 0o777
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
