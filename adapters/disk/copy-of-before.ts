import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { isMissing } from './disk-fault.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The database as the release before left it: what an update makes and `escola voltar` puts back. */
export function copyOfBefore(dataDir: string) {
  const folder = join(dataDir, 'antes')
  return {
    folder,
    database: join(folder, 'escola.db'),
    /** The name of that release's folder. */
    release: join(folder, 'versao.txt'),
    /** What going back leaves out, collected while the site is stopped. */
    sinceThen: join(folder, 'desde-entao'),
  }
}

export async function removeCopy(dataDir: string): Promise<void> {
  await rm(copyOfBefore(dataDir).folder, { recursive: true, force: true })
}

/** The copy contains what was deleted since, so it is not kept for ever. */
export async function removeOldCopy(dataDir: string, moment: TrustedMoment): Promise<void> {
  const { database } = copyOfBefore(dataDir)
  const made = await stat(database).catch((error) => {
    if (isMissing(error)) return null
    throw error
  })
  if (made && moment.getTime() - made.mtimeMs > 30 * dayMs) await removeCopy(dataDir)
}
