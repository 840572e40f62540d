import { parseArgs } from 'node:util'
import { schoolFaults } from '#content/check-school.ts'
import { samplesInUse } from '#content/samples-in-use.ts'
import type { Command } from './command.ts'
import { complaint, sentenceOf } from './complaint.ts'
import { dataFolder } from './data-folder.ts'
import { checkClock } from './doctor/clock.ts'
import { checkDatabase } from './doctor/database.ts'
import { type Finding, good, note, problem } from './doctor/finding.ts'
import { checkFolder } from './doctor/folder.ts'
import { checkLeftovers } from './doctor/leftovers.ts'
import { checkPhotos } from './doctor/photos.ts'
import { progressOf } from './progress.ts'
import { inSeconds } from './said-in-figures.ts'

export const doctor: Command = {
  summary: 'examina banco de dados, fotos, disco e configuração',
  help: `Uso: npm run escola -- doctor [--rapido]

Examina sem alterar nada, com o site no ar ou parado: o banco de dados, os arquivos de cada foto (se
existem e se abrem), sobras de envios interrompidos, o disco, as permissões da pasta de dados, o
relógio e os valores de exemplo que ainda estão em uso.

Termina com 0 quando está tudo em ordem (avisos não contam) e com 1 quando há problemas.

Opções:
  --rapido      só vê se os arquivos das fotos existem, sem abri-los
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)`,
  run: async (args) => {
    const started = performance.now()
    const progress = progressOf()
    try {
      const { fast } = readWish(args)
      const findings = await examine(dataFolder(), fast, (done, total) =>
        progress.show(done, 'fotos examinadas', total),
      )
      progress.end()
      return report(findings, started)
    } catch (fault) {
      progress.end()
      console.error(sentenceOf(fault, 'a pasta de dados'))
      return 1
    }
  },
}

async function examine(
  dataDir: string,
  fast: boolean,
  onProgress: (done: number, total: number) => void,
): Promise<Finding[]> {
  const folder = await checkFolder(dataDir)
  // Without a folder there is nothing to look into.
  if (folder.some(({ fatal }) => fatal)) return [...folder, ...checkSchool()]
  const { findings, events } = await checkDatabase(dataDir)
  return [
    ...folder,
    ...findings,
    ...(events ? await checkPhotos(dataDir, events, { fast, onProgress }) : []),
    ...(events ? await checkLeftovers(dataDir, events) : []),
    ...checkClock(events ?? [], new Date()),
    ...checkSchool(),
  ]
}

function checkSchool(): Finding[] {
  const samples = samplesInUse.join(', ')
  return [
    ...schoolFaults().map(problem),
    samples
      ? note(`Valores de exemplo ainda em uso: ${samples}.`)
      : good('Nenhum valor de exemplo em uso.'),
  ]
}

function report(findings: Finding[], started: number): number {
  const problems = findings.filter(({ kind }) => kind === 'problem')
  const notes = findings.filter(({ kind }) => kind === 'note')
  for (const { sentence } of findings.filter(({ kind }) => kind === 'good')) {
    console.log(`✓ ${sentence}`)
  }
  for (const { sentence } of notes) console.log(`! ${sentence}`)
  for (const { sentence } of problems) console.log(`✗ ${sentence}`)
  const verdict =
    problems.length === 0 ? 'Tudo em ordem' : `${problems.length} problema(s) encontrado(s)`
  console.log(`${verdict}, ${notes.length} aviso(s) (${inSeconds(started)}).`)
  return problems.length === 0 ? 0 : 1
}

function readWish(args: string[]): { fast: boolean } {
  try {
    const { values } = parseArgs({ args, options: { rapido: { type: 'boolean' } } })
    return { fast: values.rapido ?? false }
  } catch {
    throw complaint(`Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- doctor --help`)
  }
}
