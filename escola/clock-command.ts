import { clockWords } from '#content/clock.ts'
import { formatMoment } from '#content/moments.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { defineCommand } from './command.ts'
import { flag } from './command-help.ts'
import { isClockKept } from './doctor/clock-kept.ts'
import { existingSiteEnv } from './site-env.ts'
import { withStores } from './with-stores.ts'

export const clockCommand = defineCommand({
  summary: 'diz se o site confia no relógio da máquina, e confirma a data',
  usage: ['relogio [--certo]'],
  about: `O site anota de hora em hora que funcionou. Quando o relógio diz mais de sete dias depois da última
anotação, ou mais de um dia antes dela, o site pergunta uma vez se a data está certa. Até a resposta nada
é apagado por causa da idade (nem Lixeira, nem backups) e nenhum rascunho é publicado sozinho.

A resposta é 'A data está certa' no painel, ou este comando com --certo. Um relógio errado se acerta
com sudo timedatectl set-ntp true, e então não há o que responder. Sai com 1 enquanto há dúvida.`,
  options: { certo: flag('a data do relógio está certa') },
  run: ({ certo: isRight = false }) =>
    withStores(existingSiteEnv(), async ({ clock }) => {
      await clock.check()
      const doubt = clock.doubt()
      const shown = `O relógio diz ${formatMoment(new Date().toISOString())} em São Paulo`
      if (!doubt) {
        console.log(`${shown}, e o site confia nele.`)
        return 0
      }
      if (isRight) {
        await clock.confirm()
        console.log(`${shown}: confirmado. Em um minuto o site no ar também confia nele.`)
        return 0
      }
      console.error(`${clockWords.doubt(doubt)} ${clockWords.held}`)
      if (await isClockKept()) console.error('O sistema diz que acerta o relógio pela internet.')
      console.error(clockWords.answers(operatorCommand('relogio --certo')))
      return 1
    }),
})
