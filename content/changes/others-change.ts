import { formatLongDay, schoolDayOf } from '#domain/school-day.ts'

/** For a field that two people changed at once. */
export const othersChangeWords = {
  text: 'Enquanto você escrevia, o mesmo campo foi mudado em outra aba ou aparelho. Escolha o que fica em cada campo marcado e salve de novo. O resto do que foi salvo lá já está aqui.',
  legend: 'O que fica neste campo',
  saved: (
    { text, by, at }: { text: string; by: string | null; at: string | null },
    now: Date,
  ): string => {
    const who = by && at ? `${by} mudou ${ago(new Date(at), now)}` : 'Mudado em outro lugar'
    return `${who}: ${text === '' ? 'deixou vazio' : `“${text}”`}`
  },
  decisions: { minha: 'Ficar com a minha', outra: 'Ficar com a outra' },
}

/** 'há 2 minutos'. */
export function ago(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'agora mesmo'
  if (minutes < 60) return minutes === 1 ? 'há 1 minuto' : `há ${minutes} minutos`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'há 1 hora' : `há ${hours} horas`
  return `em ${formatLongDay(schoolDayOf(moment))}`
}
