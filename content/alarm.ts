import type { AlarmCondition, AlarmNews } from '#domain/alarms/alarm.ts'

/** Fixed sentences that contain no data: an alarm passes through other people's servers. */
const sentences: Record<AlarmCondition, Record<AlarmNews, string>> = {
  'backup-failed': {
    raised: 'O backup desta noite falhou. No servidor, o comando “escola doctor” diz por quê.',
    over: 'O backup voltou a dar certo.',
  },
  'backup-late': {
    raised:
      'Não há backup novo há mais de dois dias. No servidor, o comando “escola doctor” diz mais.',
    over: 'Voltou a haver um backup recente.',
  },
  disk: {
    raised: 'O disco do servidor está quase cheio: há menos de 1 GB livre.',
    over: 'O disco do servidor tem espaço de novo.',
  },
  stores: {
    raised: 'O banco de dados ou as fotos não respondem há um minuto.',
    over: 'O banco de dados e as fotos respondem de novo.',
  },
  clock: {
    raised:
      'O site não sabe se a data do servidor está certa, e até a resposta nada antigo é apagado. Responda no painel.',
    over: 'A data do servidor está confirmada.',
  },
  fault: {
    raised: 'Houve uma falha inesperada, e o site continua no ar. O registro do site diz qual foi.',
    over: 'Há uma hora não há falhas inesperadas.',
  },
}

export const alarmWords = {
  title: {
    raised: 'Site da escola: alarme',
    over: 'Site da escola: resolvido',
    test: 'Site da escola: teste',
  },
  sentence: (condition: AlarmCondition, news: AlarmNews) => sentences[condition][news],
  goodBackup: 'O backup desta noite foi feito.',
  test: 'Este é um teste do alarme: nada aconteceu.',
}
