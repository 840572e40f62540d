import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { storeKey, typedKey } from '#escola/backup/key.ts'
import { setBackupsAside } from '#escola/backup/set-aside.ts'
import { present } from '#escola/present.ts'

/** A key from outside, in a separate file until a restore has succeeded with it. */
export type TriedKey = {
  file: string
  write(text: string): void
  /**
   * Makes it this machine's key. Sets this machine's copies aside if it does not open them. Returns lines for the
   * person.
   */
  adopt(options: { opensOwnCopies: boolean; now: Date }): string[]
  remove(): void
}

export function triedKey(dataDir: string): TriedKey {
  const { folder, key: own, keyShown } = backupFolder(dataDir)
  const file = `${own}-tried`
  let tried = ''
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
    adopt: ({ opensOwnCopies, now }) => {
      const isOwn = existsSync(own) && tried === readFileSync(own, 'utf8').trim()
      if (tried === '' || isOwn) return []
      const setAside = opensOwnCopies ? null : setBackupsAside(dataDir, now)
      storeKey(dataDir, tried)
      writeFileSync(keyShown, '', { mode: 0o600 })
      return present([
        'A chave digitada é agora a desta máquina; se outra foi impressa aqui, jogue-a fora.',
        setAside &&
          `Os backups que esta máquina tinha feito estão em ${setAside}, e saem em 28 dias.`,
      ])
    },
    remove,
  }
}
