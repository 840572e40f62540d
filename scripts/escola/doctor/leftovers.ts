import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { intentLog } from '#adapters/disk/intent-log.ts'
import { namesIn, photoFolders } from '#adapters/disk/photo-folders.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey } from '#domain/photos/photo-addresses.ts'
import { type Finding, good, note, problem } from './finding.ts'

/** What crashes and restores have left behind. The site's next start deals with the former. */
export async function checkLeftovers(dataDir: string, events: SchoolEvent[]): Promise<Finding[]> {
  const folders = photoFolders(dataDir)
  const announced = await intentLog(folders.batches).unfinished()
  const expected = new Set([
    ...events.flatMap(({ fotos }) => fotos.map(({ url }) => ownPhotoKey(url))),
    ...announced.flatMap(({ id, keys }) => [id, ...keys]),
  ])
  const strays: string[] = []
  for (const folder of [folders.photos, folders.originals, folders.staging]) {
    const names = await namesIn(folder)
    strays.push(...names.filter((name) => !expected.has(name.split('.')[0] ?? '')))
  }
  const interrupted = announced.filter(({ running }) => !running).length
  const aside = (await namesIn(folders.setAside)).length
  const replaced = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))
  const findings = [
    ...(interrupted > 0
      ? [problem(`${interrupted} envio(s) interrompido(s): reinicie o site, que ele os desfaz.`)]
      : []),
    ...(strays.length > 0
      ? [problem(`${strays.length} arquivo(s) sem evento: reinicie o site, que ele os separa.`)]
      : []),
    ...(aside > 0
      ? [note(`Há ${aside} item(ns) separados em ${folders.setAside}: veja docs/operacao.md.`)]
      : []),
    ...replaced.map((name) => note(`Restauração anterior guardada em ${join(dataDir, name)}.`)),
  ]
  return findings.length > 0 ? findings : [good('Não há sobras de envios interrompidos.')]
}
