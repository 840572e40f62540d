import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { intentLog } from '#adapters/disk/intent-log.ts'
import { namesIn, photoFolders } from '#adapters/disk/photo-folders.ts'
import { counted } from '#escola/number-format.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import type { KeptPhoto } from './kept-photos.ts'

export async function checkLeftovers(dataDir: string, photos: KeptPhoto[]): Promise<Finding[]> {
  const folders = photoFolders(dataDir)
  const unfinished = await intentLog(folders).unfinished()
  const expected = new Set([
    ...photos.map(({ key }) => key),
    ...unfinished.flatMap(({ id, keys }) => [id, ...keys]),
  ])
  const orphans: string[] = []
  for (const folder of [folders.photos, folders.originals, folders.deleted, folders.staging]) {
    const names = await namesIn(folder)
    orphans.push(...names.filter((name) => !expected.has(name.split('.')[0] ?? '')))
  }
  const interrupted = unfinished.filter(({ running }) => !running).length
  const setAside = (await namesIn(folders.setAside)).length
  const replaced = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))
  const findings = [
    ...(interrupted > 0
      ? [
          problem(
            `${counted(interrupted, 'envio interrompido', 'envios interrompidos')}: reinicie o site, e ele desfaz.`,
          ),
        ]
      : []),
    ...(orphans.length > 0
      ? [
          problem(
            `${counted(orphans.length, 'arquivo', 'arquivos')} sem evento: reinicie o site, e ele separa.`,
          ),
        ]
      : []),
    ...(setAside > 0
      ? [
          warning(
            `Há ${counted(setAside, 'item separado', 'itens separados')} em ${folders.setAside}: veja docs/operacao.md.`,
          ),
        ]
      : []),
    ...replaced.map((name) => warning(`Restauração anterior guardada em ${join(dataDir, name)}.`)),
  ]
  return findings.length > 0 ? findings : [ok('Não há sobras de envios interrompidos.')]
}
