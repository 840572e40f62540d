import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileSize } from '#content/file-size.ts'
import type { Command } from '#escola/command.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { parseOptions } from '#escola/parse-options.ts'
import { createProgress } from '#escola/progress.ts'
import { localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { backUpSite } from './back-up-site.ts'

export const backupCommand: Command = {
  summary: 'guarda eventos e fotos em um arquivo, com o site no ar',
  help: `Uso: ${operatorCommand('backup ARQUIVO [--substituir]')}

Guarda em um só arquivo o banco de dados, as fotos e os originais, com a soma de verificação
de cada um. O site pode continuar no ar, recebendo e apagando fotos.

ARQUIVO termina em .tar ou .tar.gz. Ele só aparece quando está completo.

Opções:
  --substituir  troca um ARQUIVO que já existe
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)

Entram os eventos, as fotos, os originais e a senha do admin (só o hash). Não entram as sessões
abertas nem a pasta set-aside. Com Firestore ou Cloudinary, use export. Guarde o arquivo como guarda as fotos: nele há rostos de crianças.`,
  run: async (args) => {
    try {
      return await interruptible((signal) => backUp(args, signal), {
        message: 'Interrompido: nenhum backup foi feito.',
      })
    } catch (error) {
      const file = args.find((word) => !word.startsWith('-'))
      const place = file ? resolve(file) : 'o arquivo'
      console.error(`Nenhum backup foi feito. ${errorSentence(error, place)}`)
      return 1
    }
  },
}

async function backUp(args: string[], signal: AbortSignal): Promise<number> {
  const start = performance.now()
  const file = archiveToWrite(args)
  const progress = createProgress()
  const { events, photos, missing } = await backUpSite(localDataDir(), file, {
    now: new Date(),
    signal,
    onProgress: (done, total) => progress.show(done, 'fotos guardadas', total),
  }).finally(progress.end)
  console.log(
    `Pronto: ${eventsAndPhotos(events, photos)} em ${file} (${fileSize(statSync(file).size)}, ${secondsSince(start)}).`,
  )
  if (missing.length > 0) {
    console.error(
      `Atenção: ${counted(missing.length, 'foto não tem mais arquivo no site e ficou', 'fotos não têm mais arquivo no site e ficaram')} de fora. Veja: ${operatorCommand('doctor')}`,
    )
  }
  return 0
}

function archiveToWrite(args: string[]): string {
  const { positionals, values } = parseOptions('backup', {
    args,
    allowPositionals: true,
    options: { substituir: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) {
    throw new Error(`Informe um arquivo: ${operatorCommand('backup ARQUIVO.tar')}`)
  }
  if (!/\.(tar|tar\.gz|tgz)$/i.test(file)) {
    throw new Error(`O nome ${file} deve terminar em .tar ou .tar.gz.`)
  }
  const folder = dirname(resolve(file))
  // statSync distinguishes a folder without access from one that does not exist.
  if (!statSync(folder, { throwIfNoEntry: false })) throw new Error(`A pasta ${folder} não existe.`)
  if (existsSync(file) && !values.substituir) {
    throw new Error(`${file} já existe. Escolha outro nome, ou use --substituir.`)
  }
  return resolve(file)
}
