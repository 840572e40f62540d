import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isStoreFault } from '#domain/store-fault.ts'

type SystemError = NodeJS.ErrnoException & { dest?: string }

/** The sentence an operator gets for an error. `place` is where the work writes: ENOSPC has no path. */
export function errorSentence(error: unknown, place = 'a pasta de dados'): string {
  if (!(error instanceof Error)) return String(error)
  const cause = (isStoreFault(error) ? (error.cause ?? error) : error) as SystemError
  const about = sentences[cause.code ?? '']
  return about ? about(pathOf(cause) ?? place) : error.message
}

function pathOf({ syscall, path, dest }: SystemError): string | undefined {
  // The name of a temporary folder would not help anybody.
  return path && syscall === 'mkdtemp' ? dirname(path) : (dest ?? path)
}

const noRoom = (place: string) => `Não há espaço em disco para ${place}.`

const sentences: Record<string, (place: string) => string> = {
  ENOENT: (place) => `${place} não existe.`,
  ENOTDIR: (place) => `${place} não existe.`,
  EISDIR: (place) => `${place} é uma pasta, não um arquivo.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: (place) => `${place} está em um disco que só pode ser lido.`,
}

/** Names the owner if it is another account: that is nearly always the reason. */
export function noPermission(place: string, uid = process.geteuid?.() ?? 0): string {
  const sentence = `Sem permissão para usar ${place}`
  const seen = nearestVisible(place)
  if (uid === 0 || !seen || seen.uid === uid) return `${sentence}.`
  return `${sentence}: ${seen.path} é da conta ${accountName(seen.uid)}, e este comando roda com a conta ${accountName(uid)}.`
}

/** A path inside a folder without access cannot be inspected; the folder itself can. */
function nearestVisible(path: string): { path: string; uid: number } | null {
  try {
    return { path, uid: statSync(path).uid }
  } catch {
    return dirname(path) === path ? null : nearestVisible(dirname(path))
  }
}

function accountName(uid: number): string {
  try {
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
    const [name] = accounts.find((line) => line.split(':')[2] === String(uid))?.split(':') ?? []
    return name ?? String(uid)
  } catch {
    return String(uid)
  }
}
