import { archiveFile } from '#escola/archive/read-archive.ts'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { restoreSite } from '#escola/restore/restore-site.ts'

const calmly = {
  now: new Date(),
  moment: null,
  signal: new AbortController().signal,
  onProgress: () => {},
}

/** As `escola backup FILE` does, without a process of its own. */
export const makeArchive = (dataDir: string, file: string) => backUpSite(dataDir, file, calmly)

/** As `escola restore FILE` does. */
export const restoreArchive = async (file: string, dataDir: string) =>
  restoreSite(await archiveFile(file), dataDir, calmly)
