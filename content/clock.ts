import type { ClockDoubt } from '#domain/clock/trusted-clock.ts'
import { formatDayOf, formatMoment } from './moments.ts'

export const clockWords = {
  /** For the panel, the operator and `doctor`. */
  doubt: ({ clock, last }: ClockDoubt) =>
    `O relógio do servidor diz ${formatMoment(clock.toISOString())}, mas o site funcionou pela última vez em ${formatDayOf(last.toISOString())}.`,
  held: 'Até que alguém confirme a data, nada sai da Lixeira nem do histórico e nenhum rascunho é publicado sozinho.',
  wrong:
    'Se a data está errada, avise quem cuida do servidor: quando o relógio for acertado, este aviso some.',
  confirm: 'A data está certa',
  inPanel:
    'Se a data está certa, confirme-a no painel (/admin). Se não, acerte o relógio: sudo timedatectl set-ntp true',
}
