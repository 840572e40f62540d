import type { BackupState } from '#domain/backups/backup-record.ts'
import { fileSize } from './file-size.ts'
import { formatMoment } from './moments.ts'

export const backupWords = {
  never: 'O backup automático ainda não foi ligado neste servidor.',
  none: 'Nenhum backup automático deu certo até agora.',
  last: ({ at, bytes }: { at: string; bytes: number }) =>
    `Último backup: ${formatMoment(at)}, ${fileSize(bytes)}.`,
  late: 'Faz mais de dois dias: avise quem cuida do servidor.',
  failed: 'A última tentativa falhou: avise quem cuida do servidor.',
  whole: 'O banco de dados foi conferido e está íntegro.',
  damaged: 'O banco de dados está danificado: avise quem cuida do servidor.',
}

/** One line of the panel. Null: no backup was ever attempted here. */
export function backupLine(state: BackupState | null): { text: string; urgent: boolean } {
  if (!state) return { text: backupWords.never, urgent: false }
  const { last, isLate, isDatabaseDamaged } = state
  const text = `${last ? backupWords.last(last) : backupWords.none} ${remark(state)}`
  return { text, urgent: isLate || isDatabaseDamaged }
}

function remark({ isLate, hasFailed, isDatabaseDamaged }: BackupState): string {
  if (isDatabaseDamaged) return backupWords.damaged
  if (isLate) return backupWords.late
  return hasFailed ? backupWords.failed : backupWords.whole
}
