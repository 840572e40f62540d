import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { randomGroups } from '#server/admin-account/random-groups.ts'

/** About 148 bits. */
const newKey = () => randomGroups(6)

/** The file with the key, created on first use. */
export function ensureKeyFile(dataDir: string): string {
  const { key } = backupFolder(dataDir)
  if (!existsSync(key)) storeKey(dataDir, newKey())
  return key
}

export function readKey(dataDir: string): string {
  return readFileSync(ensureKeyFile(dataDir), 'utf8').trim()
}

export function storeKey(dataDir: string, key: string): void {
  const { folder, key: file } = backupFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

/** The key as a person types it from paper: in capitals, with spaces or nothing between the groups. */
export function typedKey(text: string): string {
  const characters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return characters.match(/.{1,5}/g)?.join('-') ?? ''
}
