import { type Env, type EnvReading, readEnv } from '#server/env.ts'

export function siteEnv(): Env {
  return validEnv(readEnv())
}

export function validEnv(reading: EnvReading): Env {
  if ('faults' in reading) throw new Error(reading.faults.join('\n'))
  return reading.env
}

/** For commands that work on the folder's files: a hosted part of the site would be left out. */
export function localDataDir(): string {
  const { dataDir, store, photos } = siteEnv()
  if (store.kind !== 'sqlite' || photos.kind !== 'disk') {
    throw new Error(
      `Este comando é para o site que guarda tudo no próprio servidor. Aqui STORE=${store.kind} e PHOTOS=${photos.kind}: use npm run escola -- export PASTA e import PASTA.`,
    )
  }
  return dataDir
}
