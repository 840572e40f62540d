import { ensureProgram, findProgram } from './program.mjs'
import { step } from './say.mjs'

/** The program that keeps the nightly backups, as the guide installs it. */
export async function ensureRestic() {
  if (findProgram('restic')) return
  await step('Instalando restic (para testar os backups)', () => ensureProgram('restic'))
  if (!findProgram('restic')) {
    throw new Error('nenhum restic encontrado. Instale o restic e tente de novo.')
  }
}
