import { readEnv } from '#server/env.ts'
import { complaint } from './complaint.ts'

/**
 * The folder that holds the whole site. Where a part of it lives elsewhere, a copy of the folder would be
 * half a backup, and an examination of it half a truth.
 */
export function dataFolder(): string {
  const reading = readEnv()
  if ('faults' in reading) throw complaint(reading.faults.join('\n'))
  const { dataDir, store, photos } = reading.env
  if (store.kind !== 'sqlite' || photos.kind !== 'disk') {
    throw complaint(
      `Este comando é para o site que guarda tudo no próprio servidor. Aqui STORE=${store.kind} e PHOTOS=${photos.kind}: use npm run escola -- export PASTA e import PASTA.`,
    )
  }
  return dataDir
}
