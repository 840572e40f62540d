import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileSize } from '#content/file-size.ts'
import { defineCommand } from '#escola/command.ts'
import { flag } from '#escola/command-help.ts'
import { counted, eventsAndPhotos, secondsSince, waitingPhotos } from '#escola/number-format.ts'
import { createProgress } from '#escola/progress.ts'
import { localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { backUpSite } from './back-up-site.ts'

export const backupCommand = defineCommand({
  summary: 'guarda eventos e fotos em um arquivo, com o site no ar',
  usage: ['backup ARQUIVO [--substituir]'],
  about: `Guarda em um só arquivo o banco de dados, as fotos e os originais, com a soma de verificação
de cada um. O site pode continuar no ar, recebendo e apagando fotos.

ARQUIVO termina em .tar ou .tar.gz. Ele só aparece quando está completo.

Entram os eventos, as fotos, também as que esperam para ser salvas, os originais e a senha do admin (só o
hash). Não entram as sessões nem os convites abertos. Com Firestore ou Cloudinary, use export. Guarde o arquivo como guarda as fotos: nele há rostos de crianças.`,
  failure: 'Nenhum backup foi feito.',
  interruption: 'Interrompido: nenhum backup foi feito.',
  allowPositionals: true,
  options: { substituir: flag('troca um ARQUIVO que já existe') },
  run: async ({ substituir = false }, files, signal) => {
    const start = performance.now()
    const file = archiveToWrite(files, substituir)
    const progress = createProgress()
    const onProgress = (done: number, total: number) => progress.show(done, 'arquivos lidos', total)
    const { events, photos, waiting, missing } = await backUpSite(localDataDir(), file, {
      signal,
      onProgress,
    }).finally(progress.end)
    const size = fileSize(statSync(file).size)
    console.log(
      `Pronto: ${eventsAndPhotos(events, photos)} em ${file} (${size}, ${secondsSince(start)}).`,
    )
    if (waiting > 0) console.log(`${waitingPhotos(waiting)} nele também.`)
    if (missing > 0) {
      console.error(
        `Atenção: ${counted(missing, 'foto não tem mais todos os arquivos', 'fotos não têm mais todos os arquivos')}. Veja: ${operatorCommand('doctor')}`,
      )
    }
    return 0
  },
})

function archiveToWrite([file, ...others]: string[], replaces: boolean): string {
  if (!file || others.length > 0) {
    throw new Error(`Informe um arquivo: ${operatorCommand('backup ARQUIVO.tar')}`)
  }
  if (!/\.(tar|tar\.gz|tgz)$/i.test(file)) {
    throw new Error(`O nome ${file} deve terminar em .tar ou .tar.gz.`)
  }
  const folder = dirname(resolve(file))
  // statSync distinguishes a folder without access from one that does not exist.
  if (!statSync(folder, { throwIfNoEntry: false })) throw new Error(`A pasta ${folder} não existe.`)
  if (existsSync(file) && !replaces) {
    throw new Error(`${file} já existe. Escolha outro nome, ou use --substituir.`)
  }
  return resolve(file)
}
