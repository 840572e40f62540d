import { parseArgs } from 'node:util'
import type { EventStore } from '#domain/events/event-store.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { readEnv } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import type { Command } from './command.ts'
import { type DemoEvent, demoEvents } from './demo-events.ts'
import { openPainter } from './demo-scenes/painter.ts'
import { fillSite, photoCount } from './fill-site.ts'
import { progressOf } from './progress.ts'

export const demo: Command = {
  summary: 'enche um site vazio com eventos e fotos de demonstração',
  help: `Uso: npm run escola -- demo [--eventos N]

Enche um site vazio com uma dúzia de eventos e fotos desenhadas, que passam pelo mesmo
caminho das fotos enviadas pela escola. Um site que já tem eventos não é tocado.

Opções:
  --eventos N   só os N eventos mais recentes
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)

Ctrl-C desfaz o que já foi feito e deixa o site vazio, como estava.`,
  run: async (args) => {
    const wish = readWish(args)
    const reading = readEnv()
    const faults = [
      ...('faults' in wish ? wish.faults : []),
      ...('faults' in reading ? reading.faults : []),
    ]
    for (const fault of faults) console.error(fault)
    if ('faults' in wish || 'faults' in reading) return 1

    const stores = await openStores(reading.env)
    try {
      const present = await eventsIn(stores.events)
      if (present > 0) {
        console.error(
          `Este site já tem ${present} evento(s) em ${reading.env.dataDir}: a demonstração só enche um site vazio. Nada foi alterado.`,
        )
        return 1
      }
      return await fill(demoEvents(schoolDayOf(new Date())).slice(0, wish.events), stores)
    } catch (fault) {
      console.error(`Não foi possível encher o site: ${sentenceOf(fault)}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

async function fill(plan: DemoEvent[], stores: Stores): Promise<number> {
  const started = performance.now()
  const progress = progressOf(plan.reduce((sum, event) => sum + photoCount(event), 0))
  const interrupted = new AbortController()
  const stop = () => {
    // Whoever presses twice means it: the next start of the site cleans up.
    if (interrupted.signal.aborted) process.exit(130)
    interrupted.abort()
    progress.end()
    console.error('Interrompido: desfazendo o que já foi feito…')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const painter = openPainter()
  try {
    const photos = await fillSite(plan, stores, {
      painter,
      signal: interrupted.signal,
      now: () => new Date(),
      onProgress: progress.show,
    })
    progress.end()
    const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
    console.log(
      `Pronto: ${plan.length} eventos e ${photos} fotos em ${seconds} s. Veja em /eventos.`,
    )
    return 0
  } catch (fault) {
    progress.end()
    if (!interrupted.signal.aborted) throw fault
    console.error('O site ficou vazio, como estava.')
    return 130
  } finally {
    painter.close()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

function readWish(args: string[]): { events: number } | { faults: string[] } {
  try {
    const { values } = parseArgs({ args, options: { eventos: { type: 'string' } } })
    if (values.eventos === undefined) return { events: Number.POSITIVE_INFINITY }
    const events = Number(values.eventos)
    if (Number.isSafeInteger(events) && events > 0) return { events }
    return { faults: ['--eventos deve ser um número inteiro, a partir de 1.'] }
  } catch {
    return {
      faults: [`Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- demo --help`],
    }
  }
}

async function eventsIn(events: EventStore): Promise<number> {
  return (await events.page({ from: 0, size: 0 })).total
}

function sentenceOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
