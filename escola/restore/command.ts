import { resolve } from 'node:path'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { isRealDay } from '#domain/school-day.ts'
import type { ArchiveSource } from '#escola/archive/read-archive.ts'
import type { Command } from '#escola/command.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { parseOptions } from '#escola/parse-options.ts'
import { createProgress } from '#escola/progress.ts'
import { openQuestions, type Questions } from '#escola/questions.ts'
import { localDataDir, siteEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { copiesOf, copyLine, copyNamed, fullerThanNewest } from './choose-copy.ts'
import { type Copy, findCopies, findCopiesWith } from './copies.ts'
import { removeStaleFirstPassword } from './first-password.ts'
import { keepOwner, ownerToKeep } from './keep-owner.ts'
import { type RestoreReport, restoreSite } from './restore-site.ts'
import { triedKey } from './tried-key.ts'

export const restoreCommand: Command = {
  summary: 'põe de volta o site guardado por um backup',
  help: `Uso: ${operatorCommand('restore ARQUIVO')}
     ${operatorCommand('restore --mais-novo | --dia AAAA-MM-DD | --copia CÓDIGO')}

Confere o backup inteiro, e só então o põe no lugar do que há na pasta de dados. O site precisa
estar parado. Uma queda no meio deixa o site antigo ou o restaurado, nunca a metade.

Os backups de toda noite são procurados nesta máquina e em BACKUP_TO. Se as cópias em BACKUP_TO foram
feitas por outra máquina, o comando pergunta a chave que foi impressa; ela passa a ser a desta máquina.
Um backup mais novo que tem menos que um mais velho, ou um vazio no lugar de um site que não está vazio,
só é restaurado depois de uma pergunta.

Nada é perdido: o banco de dados substituído fica em uma pasta replaced-DATA, dentro da pasta de
dados, e as fotos que o backup não tem ficam guardadas por 30 dias, sem que ninguém as veja. Para
desfazer: pare o site, copie o escola.db de replaced-DATA para a pasta de dados e inicie o site; as
fotos voltam sozinhas.

A senha do admin volta a ser a que valia quando o backup foi feito.

Opções:
  --mais-novo      o backup mais novo
  --dia DIA        o mais novo daquele dia, como 2026-11-14
  --copia CÓDIGO   um dos que o comando lista
  --desta-maquina  só os backups desta máquina, sem procurar em BACKUP_TO
  --chave ARQUIVO  um arquivo com a chave dos backups, em vez da pergunta
  --mesmo-vazio    aceita um backup vazio no lugar de um site que não está vazio
  --help           esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)
  BACKUP_TO     onde está a cópia: uma pasta, s3:https://SERVIDOR/BUCKET ou sftp:CONTA@SERVIDOR:/PASTA`,
  run: async (args) => {
    try {
      return await interruptible((signal) => restore(args, signal), {
        message: 'Interrompido: o site ficou como estava.',
      })
    } catch (error) {
      console.error(`O site ficou como estava. ${errorSentence(error, 'a pasta de dados')}`)
      return 1
    }
  },
}

async function restore(args: string[], signal: AbortSignal): Promise<number> {
  const start = performance.now()
  const wanted = wantedBackup(args)
  const dataDir = localDataDir()
  const progress = createProgress()
  const now = new Date()
  const { ask, close } = openQuestions(signal)
  const restoreFrom = (archive: string | ArchiveSource) =>
    restoreSite(archive, dataDir, {
      now,
      signal,
      acceptEmpty: async (existing) =>
        wanted.evenEmpty || isYes(await ask(emptyQuestion(existing))),
      onProgress: (done, total, what) => progress.show(done, what, total),
    }).finally(progress.end)
  try {
    const { report, remarks } =
      'file' in wanted
        ? { report: await restoreFrom(wanted.file), remarks: [] }
        : await restoreCopy(dataDir, wanted, { ask, now, restoreFrom })
    const isPasswordStale = await removeStaleFirstPassword(dataDir)
    const lines = [...summary(report, start, isPasswordStale), ...remarks, 'Agora inicie o site.']
    for (const line of lines) console.log(line)
    return 0
  } finally {
    close()
  }
}

type CopyRestore = {
  ask: Questions['ask']
  now: Date
  restoreFrom: (source: ArchiveSource) => Promise<RestoreReport>
}

async function restoreCopy(
  dataDir: string,
  wanted: WantedCopy,
  { ask, now, restoreFrom }: CopyRestore,
): Promise<{ report: RestoreReport; remarks: string[] }> {
  const owner = await ownerToKeep(dataDir)
  const lock = tryLockFolderExclusive(backupFolder(dataDir).folder)
  if (!lock) throw new Error('Um backup está sendo feito. Tente de novo quando ele terminar.')
  const tried = triedKey(dataDir)
  try {
    const { keyFile, onlyHere } = wanted
    const second = onlyHere ? undefined : siteEnv().backupTo
    const copies =
      keyFile === undefined
        ? await findCopies(dataDir, { second, tried, ask })
        : await findCopiesWith(keyFile, dataDir, { second, tried })
    const { repository, backup } = await chosenCopy(copies, wanted, ask)
    const report = await restoreFrom(await repository.source(backup.id))
    const { isNew, setAside } = tried.adopt(now)
    return { report, remarks: isNew ? keyRemarks(setAside) : [] }
  } finally {
    tried.remove()
    await keepOwner(dataDir, owner)
    lock.release()
  }
}

async function chosenCopy(
  copies: Copy[],
  { id, day }: WantedCopy,
  ask: Questions['ask'],
): Promise<Copy> {
  if (id !== undefined) return copyNamed(copies, id)
  const listed = copiesOf(copies, day)
  const [newest] = listed
  if (!newest) throw new Error('no copies')
  console.log(['Cópias que há:', ...listed.map(copyLine)].join('\n'))
  const fuller = fullerThanNewest(listed)
  if (!fuller) return newest
  const why = `A mais nova tem menos que outra:\n${copyLine(newest)}\n${copyLine(fuller)}`
  const typed = await ask(`${why}\nQual delas restaurar? O código dela, no começo da linha: `)
  if (typed) return copyNamed(listed, typed.trim())
  throw new Error(`${why}\nDiga qual: ${operatorCommand('restore --copia CÓDIGO')}`)
}

function keyRemarks(setAside: string | null): string[] {
  return [
    'A chave digitada é agora a desta máquina; se outra foi impressa aqui, jogue-a fora.',
    ...(setAside
      ? [`Os backups que esta máquina tinha feito estão em ${setAside}, e saem em 28 dias.`]
      : []),
  ]
}

type SiteSize = { events: number; photos: number }

function emptyQuestion({ events, photos }: SiteSize): string {
  return `Este backup está vazio, e o site tem ${eventsAndPhotos(events, photos)}. Pôr o site vazio no lugar? (sim ou não): `
}

function isYes(typed: string | null): boolean {
  return /^s(im)?$/i.test(typed?.trim() ?? '')
}

function summary(report: RestoreReport, start: number, isPasswordStale: boolean): string[] {
  const day = new Date(report.madeAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    `Pronto: ${eventsAndPhotos(report.events, report.photos)} do backup de ${day} (${secondsSince(start)}).`,
    ...(report.replaced ? [`O banco de dados substituído está em ${report.replaced}.`] : []),
    ...(report.unnamed > 0
      ? [
          `${counted(report.unnamed, 'foto que o backup não tem fica guardada', 'fotos que o backup não tem ficam guardadas')} por 30 dias, sem que ninguém veja.`,
        ]
      : []),
    ...(isPasswordStale
      ? [
          `A primeira-senha.txt era de outro banco e foi apagada: valem as senhas do dia do backup. Para criar uma: ${operatorCommand('admin')}`,
        ]
      : []),
  ]
}

type WantedCopy = {
  day: string | undefined
  id: string | undefined
  onlyHere: boolean
  keyFile: string | undefined
}
type WantedBackup = ({ file: string } | WantedCopy) & { evenEmpty: boolean }

function wantedBackup(args: string[]): WantedBackup {
  const { positionals, values } = parseOptions('restore', {
    args,
    allowPositionals: true,
    options: {
      'mais-novo': { type: 'boolean' },
      dia: { type: 'string' },
      copia: { type: 'string' },
      'desta-maquina': { type: 'boolean' },
      chave: { type: 'string' },
      'mesmo-vazio': { type: 'boolean' },
    },
  })
  const { 'mais-novo': newest, dia: day, copia: id, chave: keyFile } = values
  const evenEmpty = values['mesmo-vazio'] ?? false
  const isCopy = newest || day !== undefined || id !== undefined
  const [file, ...others] = positionals
  if (file && others.length === 0 && !isCopy) return { file: resolve(file), evenEmpty }
  if (file || !isCopy) {
    throw new Error(
      `Informe um arquivo, ou peça o backup mais novo: ${operatorCommand('restore ARQUIVO.tar')} ou ${operatorCommand('restore --mais-novo')}`,
    )
  }
  if (day && !isRealDay(day)) throw new Error(`O dia ${day} deve ser como 2026-11-14.`)
  return { day, id, keyFile, onlyHere: values['desta-maquina'] ?? false, evenEmpty }
}
