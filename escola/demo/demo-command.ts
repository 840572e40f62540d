import { schoolDayOf } from '#domain/school-day.ts'
import { defineCommand } from '#escola/command.ts'
import { value } from '#escola/command-help.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { createProgress } from '#escola/progress.ts'
import { siteEnv } from '#escola/site-env.ts'
import { withStores } from '#escola/with-stores.ts'
import { demoEvents } from './events.ts'
import { fillSite } from './fill-site.ts'
import { demoPhotoFiles } from './photos.ts'

export const demoCommand = defineCommand({
  summary: 'enche um site vazio com eventos e fotos de demonstração',
  usage: ['demo [--eventos N]'],
  about: `Enche um site vazio com uma dúzia de eventos e fotos desenhadas, que passam pelo mesmo
caminho das fotos enviadas pela escola. Um site que já tem eventos não é tocado.

Ctrl-C desfaz o que já foi feito e deixa o site vazio, como estava.`,
  failure: 'Não foi possível encher o site:',
  interruption: 'O site ficou vazio, como estava.',
  options: { eventos: value('N', 'só os N eventos mais recentes') },
  run: async ({ eventos }, _, signal) => {
    const start = performance.now()
    const events = demoEvents(schoolDayOf(new Date())).slice(0, readEventCount(eventos))
    const env = siteEnv()
    const progress = createProgress(events.flatMap(demoPhotoFiles).length)
    signal.addEventListener('abort', () => {
      progress.end()
      console.error('Interrompido: desfazendo o que já foi feito…')
    })
    const photos = await withStores(env, async (stores) => {
      const { total } = await stores.events.page({ from: 0, size: 0 })
      if (total > 0) {
        throw new Error(
          `Este site já tem ${counted(total, 'evento', 'eventos')} em ${env.dataDir}: a demonstração só enche um site vazio. Nada foi alterado.`,
        )
      }
      return fillSite(events, stores, { signal, now: () => new Date(), onProgress: progress.show })
    }).finally(progress.end)
    console.log(
      `Pronto: ${eventsAndPhotos(events.length, photos)} em ${secondsSince(start)}. Veja em /eventos.`,
    )
    return 0
  },
})

function readEventCount(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new Error('--eventos deve ser um número inteiro, a partir de 1.')
}
