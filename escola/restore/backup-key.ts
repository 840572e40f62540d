import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { storeKey, typedKey } from '#escola/backup/key.ts'

/**
 * Runs the work with a file that has the key: the one given, that of this machine, or what a person types.
 * A key from outside becomes that of this machine once the work has succeeded with it.
 */
export async function withBackupKey<T>(
  dataDir: string,
  given: string | undefined,
  work: (keyFile: string) => Promise<T>,
): Promise<T> {
  const { folder, key: own, keyShown } = backupFolder(dataDir)
  if (given === undefined && existsSync(own)) return work(own)
  const key = typedKey(given === undefined ? await askForKey() : readFileSync(given, 'utf8'))
  if (key === '') throw new Error('A chave está vazia.')
  const tried = `${own}-tried`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    rmSync(tried, { force: true })
    writeFileSync(tried, `${key}\n`, { mode: 0o600 })
    const result = await work(tried)
    storeKey(dataDir, key)
    writeFileSync(keyShown, '', { mode: 0o600 })
    return result
  } finally {
    rmSync(tried, { force: true })
  }
}

async function askForKey(): Promise<string> {
  if (!stdin.isTTY) {
    throw new Error('Diga a chave dos backups: um arquivo com ela em --chave ARQUIVO.')
  }
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return await terminal.question('A chave dos backups (a que foi impressa): ')
  } finally {
    terminal.close()
  }
}
