import type { ClockDoubt } from '#domain/clock/trusted-clock.ts'
import { formatDayOf, formatMoment } from './moments.ts'

export const clockWords = {
  /** For the panel, the operator and `doctor`. */
  doubt: ({ clock, last }: ClockDoubt) =>
    `O relógio do servidor diz ${formatMoment(clock.toISOString())}, mas o site ${clock < last ? 'já funcionou' : 'funcionou pela última vez'} em ${formatDayOf(last.toISOString())}.`,
  held: 'Até que alguém confirme a data, nada é apagado por causa da idade (na Lixeira, no histórico, nos backups) e nenhum rascunho é publicado sozinho. O resto funciona.',
  wrong:
    'Se a data está errada, avise quem cuida do servidor: quando o relógio for acertado, este aviso some.',
  confirm: 'A data está certa',
  /** For the operator. */
  answers: (command: string) =>
    `Se a data está certa, confirme-a no painel (/admin) ou com: ${command}. Se não, acerte o relógio: sudo timedatectl set-ntp true`,
}
