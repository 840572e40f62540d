import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { isMissing } from './disk-fault.ts'
import { namesIn, type PhotoFolders } from './photo-folders.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes what a killed process was writing. Skips recent files: their process may still be running. */
export async function removeUnfinished(
  { staging }: PhotoFolders,
  moment: TrustedMoment,
): Promise<void> {
  for (const name of await namesIn(staging)) {
    const path = join(staging, name)
    const found = await stat(path).catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
    if (found && moment.getTime() - found.mtimeMs > dayMs) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
