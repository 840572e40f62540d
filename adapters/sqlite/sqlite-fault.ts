import { StoreFault } from '#domain/store-fault.ts'

export function sqliteFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const code = familyOf(error) ?? (error as { code?: string }).code ?? ''
  const known = families.find(({ codes }) => codes.includes(code))
  if (known) return new StoreFault(known.kind, known.message, error)
  return new StoreFault('other', 'O banco de dados recusou a operação.', error)
}

export function isBusy(error: unknown): boolean {
  return isOneOf(error, [SQLITE.BUSY, SQLITE.LOCKED])
}

export function isDiskFull(error: unknown): boolean {
  return isOneOf(error, [SQLITE.FULL])
}

/** Without room for its shared memory, SQLite reports an I/O error. */
export function mayNeedRoom(error: unknown): boolean {
  return isOneOf(error, [SQLITE.FULL, SQLITE.IOERR])
}

/** The connection must be reopened; the file may have been repaired meanwhile. */
export function isBroken(error: unknown): boolean {
  return isOneOf(error, [SQLITE.CORRUPT, SQLITE.NOTADB, SQLITE.IOERR, SQLITE.CANTOPEN])
}

export const damaged = 'O banco de dados está danificado. Nada foi alterado: restaure um backup.'

const SQLITE = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  AUTH: 23,
  NOTADB: 26,
}

const families: {
  codes: (number | string)[]
  kind: StoreFault['kind']
  message: string
}[] = [
  {
    codes: [SQLITE.PERM, SQLITE.AUTH, 'EACCES', 'EPERM'],
    kind: 'permission-denied',
    message: 'O servidor não tem permissão para usar a pasta de dados.',
  },
  {
    codes: [SQLITE.READONLY, 'EROFS'],
    kind: 'permission-denied',
    message: 'A pasta de dados do servidor está protegida contra gravação.',
  },
  {
    codes: [SQLITE.BUSY, SQLITE.LOCKED],
    kind: 'unavailable',
    message: 'O banco de dados está ocupado. Tente novamente em instantes.',
  },
  {
    codes: [SQLITE.FULL, 'ENOSPC', 'EDQUOT'],
    kind: 'unavailable',
    message: 'O disco do servidor está cheio.',
  },
  {
    codes: [
      SQLITE.IOERR,
      SQLITE.CANTOPEN,
      'EIO',
      'EMFILE',
      'ENFILE',
      'ENOTDIR',
      'EISDIR',
      'EEXIST',
    ],
    kind: 'unavailable',
    message: 'O servidor não consegue abrir o banco de dados.',
  },
  { codes: [SQLITE.CORRUPT, SQLITE.NOTADB], kind: 'other', message: damaged },
]

function isOneOf(error: unknown, codes: number[]): boolean {
  return codes.includes(familyOf(error) ?? -1)
}

/** An extended code such as SQLITE_IOERR_FSYNC has its primary code in the low byte. */
function familyOf(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}
