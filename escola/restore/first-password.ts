import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { withStores } from '#escola/with-stores.ts'
import { firstPasswordFile, removeFirstPassword } from '#server/admin-account/first-password.ts'

/**
 * After a restore, the file with the first password may belong to the replaced site. True: it no longer opened an
 * account, and was deleted.
 */
export async function removeStaleFirstPassword(dataDir: string): Promise<boolean> {
  const text = await readIfExists(firstPasswordFile(dataDir))
  if (!text) return false
  const [, password = ''] = /Senha: +(\S+)/.exec(text.toString()) ?? []
  const opensOne = await withStores({ dataDir }, async ({ accounts, passwords }) => {
    for (const { passwordHash } of await accounts.all()) {
      if (await passwords.verify(password, passwordHash)) return true
    }
    return false
  })
  if (!opensOne) removeFirstPassword(dataDir)
  return !opensOne
}
