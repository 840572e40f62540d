import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOfName, namesIn, photoFolders } from '#adapters/disk/photo-folders.ts'
import { counted } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'
import { type Finding, ok, warning } from './finding.ts'
import type { KeptPhoto } from './kept-photos.ts'

export async function checkLeftovers(dataDir: string, photos: KeptPhoto[]): Promise<Finding[]> {
  const { pictures, originals } = photoFolders(dataDir)
  const named = new Set(photos.map(({ key }) => key))
  const names = [...(await namesIn(pictures)), ...(await namesIn(originals))]
  const unnamed = new Set(names.map(keyOfName).filter((key) => !named.has(key)))
  const replaced = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))
  const findings = present([
    unnamed.size > 0 &&
      warning(
        `${counted(unnamed.size, 'foto não está em nenhum evento: fica guardada por 30 dias, sem que ninguém a veja, e depois é apagada', 'fotos não estão em nenhum evento: ficam guardadas por 30 dias, sem que ninguém as veja, e depois são apagadas')}.`,
      ),
    ...replaced.map((name) => warning(`Restauração anterior guardada em ${join(dataDir, name)}.`)),
  ])
  return findings.length > 0 ? findings : [ok('Não há fotos fora dos eventos.')]
}
