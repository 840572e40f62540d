/** Something the operator can mend, said in a sentence; everything else is a fault of ours. */
export function complaint(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: 'Complaint' })
}

/** What to tell the operator about whatever went wrong at a place (a file or folder). */
export function sentenceOf(fault: unknown, place: string): string {
  if (!(fault instanceof Error)) return String(fault)
  const code = (fault as NodeJS.ErrnoException).code ?? ''
  return sentences[code]?.(place) ?? fault.message
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
