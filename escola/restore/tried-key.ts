import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { storeKey, typedKey } from '#escola/backup/key.ts'
import { setBackupsAside } from '#escola/backup/set-aside.ts'

/** A key from outside, in a file of its own until the restore has succeeded with it. */
export type TriedKey = {
  file: string
  write(text: string): void
  /** The copies of this machine stay in use after `adopt`. */
  opensOwnCopies(): void
  /** Makes it the key of this machine. Returns where the copies with the other key are now, if there were any. */
  adopt(now: Date): { isNew: boolean; setAside: string | null }
  remove(): void
}

export function triedKey(dataDir: string): TriedKey {
  const { folder, key: own, keyShown } = backupFolder(dataDir)
  const file = `${own}-tried`
  let tried = ''
  let isForOwnCopies = false
  const remove = () => rmSync(file, { force: true })
  return {
    file,
    write: (text) => {
      tried = typedKey(text)
      if (tried === '') throw new Error('A chave está vazia.')
      remove()
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(file, `${tried}\n`, { mode: 0o600 })
    },
    opensOwnCopies: () => {
      isForOwnCopies = true
    },
    adopt: (now) => {
      if (tried === '' || tried === ownKey(own)) return { isNew: false, setAside: null }
      const setAside = isForOwnCopies ? null : setBackupsAside(dataDir, now)
      storeKey(dataDir, tried)
      writeFileSync(keyShown, '', { mode: 0o600 })
      return { isNew: true, setAside }
    },
    remove,
  }
}

function ownKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
