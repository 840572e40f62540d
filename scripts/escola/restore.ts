import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { complaint, sentenceOf } from './complaint.ts'
import { dataFolder } from './data-folder.ts'
import { interruption } from './interruption.ts'
import { progressOf } from './progress.ts'
import { type RestoreReport, restoreSite } from './restore-site.ts'
import { inSeconds } from './said-in-figures.ts'

export const restore: Command = {
  summary: 'põe de volta o site guardado por um backup',
  help: `Uso: npm run escola -- restore ARQUIVO

Confere o backup inteiro, e só então o põe no lugar do que há na pasta de dados. O site precisa
estar parado. Uma queda no meio deixa o site antigo ou o restaurado, nunca a metade.

Nada é perdido: o banco de dados substituído fica em uma pasta replaced-DATA, dentro da pasta de
dados, e as fotos que o backup não tem vão para a pasta set-aside. Para desfazer: pare o site, copie
o escola.db de replaced-DATA para a pasta de dados e inicie o site; as fotos voltam sozinhas.

A senha do admin volta a ser a que valia quando o backup foi feito.

Opções:
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)`,
  run: async (args) => {
    const started = performance.now()
    const interrupted = interruption()
    const progress = progressOf()
    let place = 'o arquivo'
    try {
      place = readWish(args)
      const report = await restoreSite(place, dataFolder(), {
        now: new Date(),
        signal: interrupted.signal,
        onProgress: (done, total, what) => progress.show(done, what, total),
      })
      progress.end()
      for (const line of summary(report, started)) console.log(line)
      return 0
    } catch (fault) {
      progress.end()
      if (interrupted.signal.aborted) {
        console.error('Interrompido: o site ficou como estava.')
        return 130
      }
      console.error(`O site ficou como estava. ${sentenceOf(fault, place)}`)
      return 1
    } finally {
      interrupted.end()
    }
  },
}

function summary(report: RestoreReport, started: number): string[] {
  const day = new Date(report.madeAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    `Pronto: ${report.events} eventos e ${report.photos} fotos do backup de ${day} (${inSeconds(started)}).`,
    ...(report.replaced ? [`O banco de dados substituído está em ${report.replaced}.`] : []),
    ...(report.setAside
      ? [`${report.setAside} foto(s) que o backup não tem estão na pasta set-aside.`]
      : []),
    ...(report.setAside === null ? ['O próximo início do site termina de arrumar as fotos.'] : []),
    'Agora inicie o site.',
  ]
}

function readWish(args: string[]): string {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [file, ...others] = positionals
    if (file && others.length === 0) return resolve(file)
  } catch {
    throw complaint(`Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- restore --help`)
  }
  throw complaint('Diga um arquivo: npm run escola -- restore ARQUIVO.tar')
}
