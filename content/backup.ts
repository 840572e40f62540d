import type { BackupState } from '#domain/backups/backup-record.ts'
import { fileSize } from './file-size.ts'
import { formatMoment } from './moments.ts'

export const backupWords = {
  never: 'Ninguém guarda cópia deste site. Envie esta frase a quem cuida do servidor.',
  none: 'Nenhum backup automático deu certo até agora.',
  last: ({ at, bytes }: { at: string; bytes: number }) =>
    `Último backup: ${formatMoment(at)}, ${fileSize(bytes)}.`,
  ahead: 'Essa data está no futuro: o relógio do servidor estava errado. Avise quem cuida dele.',
  misdated: (count: number) =>
    count === 1
      ? 'Há uma cópia com data errada, que não vale como a mais nova e sai em 30 dias.'
      : `Há ${count} cópias com data errada, que não valem como a mais nova e saem em 30 dias.`,
  late: 'Faz mais de dois dias: avise quem cuida do servidor.',
  failed: 'A última tentativa falhou: avise quem cuida do servidor.',
  whole: 'O banco de dados foi conferido e está íntegro.',
  damaged: 'O banco de dados está danificado: avise quem cuida do servidor.',
}

/** One line of the panel. Null: no backup was ever attempted here, which is as urgent as a late one. */
export function backupLine(state: BackupState | null): {
  text: string
  urgent: boolean
  isFine: boolean
} {
  if (!state) return { text: backupWords.never, urgent: true, isFine: false }
  const { last, isLate, hasFailed, isDatabaseDamaged, misdated } = state
  const text = [
    last ? backupWords.last(last) : backupWords.none,
    remark(state),
    ...(misdated > 0 ? [backupWords.misdated(misdated)] : []),
  ].join(' ')
  const urgent = isLate || isDatabaseDamaged
  return { text, urgent, isFine: last !== null && !urgent && !hasFailed }
}

function remark({ isAhead, isLate, hasFailed, isDatabaseDamaged }: BackupState): string {
  if (isDatabaseDamaged) return backupWords.damaged
  if (isAhead) return backupWords.ahead
  if (isLate) return backupWords.late
  return hasFailed ? backupWords.failed : backupWords.whole
}
