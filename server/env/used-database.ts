import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPublicSite } from '#domain/school/public-site.ts'
import type { Env } from '#server/env.ts'
import { databaseFile } from './data-folder.ts'

/** In systemd's state folder, which stays the same when DATA_DIR changes. Null: systemd does not run the site. */
function recordFile({ stateFolder }: Env): string | null {
  return stateFolder ? join(stateFolder, 'banco-em-uso.txt') : null
}

/**
 * Why the site must not start: at a public address where another database was in use, it would begin anew and empty.
 * That happens with a mistyped DATA_DIR, a disk that is not mounted, a missing STORE. Null: it may start.
 */
export function newDatabaseFault(env: Env): string | null {
  const { store, dataDir, siteUrl } = env
  const file = recordFile(env)
  const used = file && readRecord(file)
  if (!used || store.kind !== 'sqlite' || !isPublicSite(siteUrl)) return null
  if ((statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0) return null
  return `DATA_DIR: não há banco de dados em ${resolve(dataDir)}, e este site usava ${used}. Um site novo e vazio apareceria em ${siteUrl}. Confira DATA_DIR e STORE, e se o disco está montado; para mudar de pasta, copie antes a de agora. Se é mesmo para começar outro site, apague ${file}`
}

/** Remembers which database the site has started with. */
export function recordUsedDatabase(env: Env): void {
  const { store, dataDir } = env
  const file = recordFile(env)
  const used = store.kind === 'sqlite' ? `o de ${resolve(dataDir)}` : `o de STORE=${store.kind}`
  if (file && readRecord(file) !== used) writeFileSync(file, `${used}\n`, { mode: 0o600 })
}

function readRecord(file: string): string | null {
  if (!statSync(file, { throwIfNoEntry: false })) return null
  return readFileSync(file, 'utf8').trim()
}
