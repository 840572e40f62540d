import { readFileSync } from 'node:fs'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { firstPasswordFile, removeFirstPassword } from '#server/admin-account/first-password.ts'
import { openStores } from '#server/stores.ts'

/**
 * After a restore the file with the first password may be of the replaced site. True: it opened no
 * account any more, and was deleted.
 */
export async function removeStaleFirstPassword(dataDir: string): Promise<boolean> {
  const text = readFirstPassword(dataDir)
  if (text === null) return false
  const [, password = ''] = /Senha: +(\S+)/.exec(text) ?? []
  const { accounts, passwords, close } = await openStores({ dataDir })
  try {
    for (const { passwordHash } of await accounts.all()) {
      if (await passwords.verify(password, passwordHash)) return false
    }
  } finally {
    await close()
  }
  removeFirstPassword(dataDir)
  return true
}

function readFirstPassword(dataDir: string): string | null {
  try {
    return readFileSync(firstPasswordFile(dataDir), 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
