import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpSite } from './back-up-site.ts'
import type { Command } from './command.ts'
import { complaint, sentenceOf } from './complaint.ts'
import { dataFolder } from './data-folder.ts'
import { interruption } from './interruption.ts'
import { progressOf } from './progress.ts'
import { inSeconds, megabytes } from './said-in-figures.ts'

export const backup: Command = {
  summary: 'guarda eventos e fotos em um arquivo, com o site no ar',
  help: `Uso: npm run escola -- backup ARQUIVO [--substituir]

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
    const started = performance.now()
    const interrupted = interruption()
    const progress = progressOf()
    let file = args.find((word) => !word.startsWith('-')) ?? 'o arquivo'
    try {
      const wish = readWish(args)
      file = wish.file
      const { events, photos, missing } = await backUpSite(dataFolder(), wish.file, {
        now: new Date(),
        signal: interrupted.signal,
        onProgress: (done, total) => progress.show(done, 'fotos guardadas', total),
      })
      progress.end()
      console.log(
        `Pronto: ${events} eventos e ${photos} fotos em ${file} (${megabytes(statSync(file).size)}, ${inSeconds(started)}).`,
      )
      if (missing.length > 0) {
        console.error(
          `Atenção: ${missing.length} foto(s) não têm mais arquivo no site e ficaram de fora. Veja: npm run escola -- doctor`,
        )
      }
      return 0
    } catch (fault) {
      progress.end()
      if (interrupted.signal.aborted) {
        console.error('Interrompido: nenhum backup foi feito.')
        return 130
      }
      console.error(`Nenhum backup foi feito. ${sentenceOf(fault, file)}`)
      return 1
    } finally {
      interrupted.end()
    }
  },
}

function readWish(args: string[]): { file: string } {
  const { positionals, values } = parsed(args)
  const [file, ...others] = positionals
  if (!file || others.length > 0) {
    throw complaint('Diga um arquivo: npm run escola -- backup ARQUIVO.tar')
  }
  if (!/\.(tar|tar\.gz|tgz)$/i.test(file)) {
    throw complaint(`O nome ${file} deve terminar em .tar ou .tar.gz.`)
  }
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw complaint(`A pasta ${folder} não existe.`)
  if (existsSync(file) && !values.substituir) {
    throw complaint(`${file} já existe. Escolha outro nome, ou use --substituir.`)
  }
  return { file: resolve(file) }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { substituir: { type: 'boolean' } },
    })
  } catch {
    throw complaint(`Opção desconhecida: ${args.join(' ')}. Veja: npm run escola -- backup --help`)
  }
}
