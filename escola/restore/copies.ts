import { existsSync, readFileSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { typedKey } from '#escola/backup/key.ts'
import { type Repository, resticRepository, type StoredBackup } from '#escola/backup/restic.ts'
import { isWrongKey, type ResticFault } from '#escola/backup/restic-fault.ts'
import { present } from '#escola/present.ts'
import type { Questions } from '#escola/questions.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { TriedKey } from './tried-key.ts'

/** A backup in one of the places. */
export type Copy = { repository: Repository; backup: StoredBackup }

type CopySearch = {
  /** The second place; undefined: only this machine's copies count. */
  second: string | undefined
  /** A file with a key from outside; if given, only this key is tried. */
  keyFile: string | undefined
  tried: TriedKey
  ask: Questions['ask']
}

const attempts = 3

/**
 * The copies that this machine's key opens. A second place that cannot be read is an error: this machine's copies may
 * be those of an empty site. If the second place has another key, this asks for it, and returns only the copies there.
 */
export async function findCopies(dataDir: string, search: CopySearch): Promise<Copy[]> {
  const { second, keyFile, tried } = search
  const { repository: own, key } = backupFolder(dataDir)
  if (keyFile !== undefined) return findCopiesWith(keyFile, dataDir, search)
  const hasKey = existsSync(key)
  const here = hasKey ? await copiesIn(dataDir, own, key) : null
  const usable = Array.isArray(here) ? here : null
  if (!second) return requireSome(usable ?? [], second)
  if (!hasKey) tried.write('nenhuma')
  const there = await copiesIn(dataDir, second, hasKey ? key : tried.file).catch((fault: Error) => {
    // This machine's own copies would be those of an empty site.
    if ((fault as Partial<ResticFault>).kind === 'not-allowed') throw fault
    throw new Error(`${fault.message} ${withoutSecond}`)
  })
  if (there === 'wrong-key') return askForKey(dataDir, second, search)
  if (there === null && usable) {
    throw new Error(`Não há cópias em ${second}. O disco está montado? ${withoutSecond}`)
  }
  return requireSome([...(usable ?? []), ...(there ?? [])], second)
}

/** The copies in either place that this key opens. */
async function findCopiesWith(
  keyFile: string,
  dataDir: string,
  { second, tried }: CopySearch,
): Promise<Copy[]> {
  tried.write(readFileSync(keyFile, 'utf8'))
  const opened: Copy[] = []
  let refused: string | null = null
  for (const location of present([backupFolder(dataDir).repository, second])) {
    const found = await copiesIn(dataDir, location, tried.file)
    if (Array.isArray(found)) opened.push(...found)
    if (found === 'wrong-key') refused = location
  }
  if (opened.length === 0 && refused) throw new Error(wrongKey(refused))
  return requireSome(opened, second)
}

async function askForKey(
  dataDir: string,
  second: string,
  { tried, ask }: CopySearch,
): Promise<Copy[]> {
  console.log(`As cópias em ${second} foram feitas com outra chave: a que foi impressa.`)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const typed = await ask('A chave impressa (maiúsculas e espaços não importam): ')
    if (typed === null) {
      throw new Error('Diga a chave dos backups: um arquivo com ela em --chave ARQUIVO.')
    }
    if (typedKey(typed) === '') break
    tried.write(typed)
    const opened = await copiesIn(dataDir, second, tried.file)
    if (opened !== 'wrong-key') return requireSome(opened ?? [], second)
    console.error(wrongKey(second))
  }
  throw new Error(
    `Sem a chave que foi impressa ninguém abre as cópias em ${second}. A máquina que as fez também a tem: lá, ${operatorCommand('backup-key')} a mostra. ${withoutSecond}`,
  )
}

/** Null: there is no repository. */
async function copiesIn(
  dataDir: string,
  location: string,
  keyFile: string,
): Promise<Copy[] | 'wrong-key' | null> {
  const repository = resticRepository({ location, keyFile, cacheDir: backupFolder(dataDir).cache })
  try {
    const backups = await repository.list()
    return backups?.map((backup) => ({ repository, backup })) ?? null
  } catch (fault) {
    if (isWrongKey(fault)) return 'wrong-key'
    throw fault
  }
}

function requireSome(copies: Copy[], second: string | undefined): Copy[] {
  if (copies.length > 0) return copies
  throw new Error(
    second
      ? `Não há cópias nesta máquina nem em ${second}.`
      : 'Não há backups nesta máquina. Diga em BACKUP_TO onde eles estão.',
  )
}

const withoutSecond = `Para usar só os backups desta máquina: ${operatorCommand('restore --mais-novo --desta-maquina')}`

function wrongKey(location: string): string {
  return `A chave não abre as cópias em ${location}. Confira a chave que foi impressa.`
}
