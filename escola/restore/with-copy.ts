import { loadBackupRecord } from '#adapters/disk/backup-folder.ts'
import { misdatedIn } from '#domain/backups/backup-record.ts'
import { isMisdated } from '#domain/backups/retention.ts'
import type { BackupSource } from '#escola/archive/unpack-backup.ts'
import { holdingBackups } from '#escola/backup/holding-backups.ts'
import type { Questions } from '#escola/questions.ts'
import { siteEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { copiesOf, copyLine, copyNamed, fullerThanNewest, type Listed } from './choose-copy.ts'
import { findCopies } from './copies.ts'
import type { WantedCopy } from './restore-options.ts'
import { triedKey } from './tried-key.ts'

type CopyOptions = {
  ask: Questions['ask']
  now: Date
  /**
   * When restoring a whole site, a person must confirm a newer copy that contains less, and a key from outside becomes
   * this machine's key.
   */
  isWholeSite: boolean
}

/** Works with one of the nightly backups. Returns lines for the person. */
export function withCopy(
  dataDir: string,
  wanted: WantedCopy,
  options: CopyOptions,
  work: (source: BackupSource) => Promise<string[]>,
): Promise<string[]> {
  return holdingBackups(dataDir, async () => {
    const tried = triedKey(dataDir)
    try {
      const { keyFile, onlyHere } = wanted
      const { ask, now, isWholeSite } = options
      const second = onlyHere ? undefined : siteEnv().backupTo
      const found = await findCopies(dataDir, { second, keyFile, tried, ask })
      const known = misdatedIn(await loadBackupRecord(dataDir))
      const copies = found.map((copy) => ({
        ...copy,
        isMisdated: isMisdated(copy.backup, known, now),
      }))
      const opensOwnCopies = copies.some(({ repository }) => repository.location !== second)
      const { repository, backup } = await chosenCopy(copies, wanted, options)
      const lines = await work(await repository.source(backup))
      return isWholeSite ? [...tried.adopt({ opensOwnCopies, now }), ...lines] : lines
    } finally {
      tried.remove()
    }
  })
}

async function chosenCopy<C extends Listed>(
  copies: C[],
  { id, day }: WantedCopy,
  { ask, isWholeSite }: CopyOptions,
): Promise<C> {
  if (id !== undefined) return copyNamed(copies, id)
  const listed = copiesOf(copies, day)
  const [newest] = listed
  console.log(['Cópias que há:', ...listed.map(copyLine)].join('\n'))
  if (!newest || newest.isMisdated) {
    throw new Error(
      `Só há cópias com data errada. Diga qual: ${operatorCommand('restore --copia CÓDIGO')}`,
    )
  }
  const fuller = isWholeSite ? fullerThanNewest(listed) : null
  if (!fuller) return newest
  const why = `A mais nova tem menos que outra:\n${copyLine(newest)}\n${copyLine(fuller)}`
  const typed = await ask(`${why}\nQual delas restaurar? O código dela, no começo da linha: `)
  if (typed) return copyNamed(listed, typed.trim())
  throw new Error(`${why}\nDiga qual: ${operatorCommand('restore --copia CÓDIGO')}`)
}
