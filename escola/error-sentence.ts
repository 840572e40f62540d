/** What the operator reads about an error met at a place (a file or folder). */
export function errorSentence(error: unknown, place = 'o arquivo'): string {
  if (!(error instanceof Error)) return String(error)
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return sentences[code]?.(place) ?? error.message
}

const noPermission = (place: string) => `Sem permissão para usar ${place}.`

const sentences: Record<string, (place: string) => string> = {
  ENOENT: (place) => `${place} não existe.`,
  ENOTDIR: (place) => `${place} não existe.`,
  EISDIR: (place) => `${place} é uma pasta, não um arquivo.`,
  ENOSPC: (place) => `Não há espaço em disco para ${place}.`,
  EDQUOT: (place) => `Não há espaço em disco para ${place}.`,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
}
