import { schoolDayOf } from '#domain/school-day.ts'
import type { Command } from '#escola/command.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { parseOptions } from '#escola/parse-options.ts'
import { createProgress } from '#escola/progress.ts'
import { siteEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { type DemoEvent, demoEvents } from './events.ts'
import { fillSite } from './fill-site.ts'
import { demoPhotoFiles } from './photos.ts'

export const demoCommand: Command = {
  summary: 'enche um site vazio com eventos e fotos de demonstração',
  help: `Uso: ${operatorCommand('demo [--eventos N]')}

Enche um site vazio com uma dúzia de eventos e fotos desenhadas, que passam pelo mesmo
caminho das fotos enviadas pela escola. Um site que já tem eventos não é tocado.

Opções:
  --eventos N   só os N eventos mais recentes
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)

Ctrl-C desfaz o que já foi feito e deixa o site vazio, como estava.`,
  run: async (args) => {
    const eventCount = readEventCount(args)
    const env = siteEnv()
    const stores = await openStores(env)
    try {
      const { total } = await stores.events.page({ from: 0, size: 0 })
      if (total > 0) {
        console.error(
          `Este site já tem ${counted(total, 'evento', 'eventos')} em ${env.dataDir}: a demonstração só enche um site vazio. Nada foi alterado.`,
        )
        return 1
      }
      return await fill(demoEvents(schoolDayOf(new Date())).slice(0, eventCount), stores)
    } catch (error) {
      console.error(`Não foi possível encher o site: ${errorSentence(error, env.dataDir)}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

async function fill(events: DemoEvent[], stores: Stores): Promise<number> {
  const start = performance.now()
  const progress = createProgress(events.flatMap(demoPhotoFiles).length)
  const work = async (signal: AbortSignal) => {
    const photos = await fillSite(events, stores, {
      signal,
      now: () => new Date(),
      onProgress: progress.show,
    }).finally(progress.end)
    console.log(
      `Pronto: ${eventsAndPhotos(events.length, photos)} em ${secondsSince(start)}. Veja em /eventos.`,
    )
    return 0
  }
  return interruptible(work, {
    message: 'O site ficou vazio, como estava.',
    onSignal: () => {
      progress.end()
      console.error('Interrompido: desfazendo o que já foi feito…')
    },
  })
}

function readEventCount(args: string[]): number {
  const { values } = parseOptions('demo', { args, options: { eventos: { type: 'string' } } })
  if (values.eventos === undefined) return Number.POSITIVE_INFINITY
  const count = Number(values.eventos)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new Error('--eventos deve ser um número inteiro, a partir de 1.')
}
