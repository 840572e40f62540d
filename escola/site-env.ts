import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { databaseFile, relativeFolderFault } from '#server/env/data-folder.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { keepsEverything } from '#server/env/store-choices.ts'
import { type Env, type EnvReading, readEnv } from '#server/env.ts'

export function siteEnv(): Env {
  const env = validEnv(readEnv())
  const fault = relativeFolderFault(env)
  if (fault) throw new Error(fault)
  return env
}

/** For commands that need an existing site: opening stores in another folder would create an empty one there. */
export function existingSiteEnv(): Env {
  const env = siteEnv()
  if (env.store.kind !== 'sqlite') return env
  // A folder without permission throws here, and is reported in other words.
  if (statSync(databaseFile(env.dataDir), { throwIfNoEntry: false })) return env
  throw new Error(
    `Não há site em ${resolve(env.dataDir)}. Diga onde ele está com DATA_DIR=PASTA, ou em /etc/escola.env; um site novo nasce quando é iniciado pela primeira vez.`,
  )
}

function validEnv(reading: EnvReading): Env {
  if ('faults' in reading) throw new Error(reading.faults.join('\n'))
  return reading.env
}

/** For commands that work on the folder's files. Throws if a part of the site is hosted. */
export function localDataDir(): string {
  const env = siteEnv()
  if (!keepsEverything(env)) {
    const { store, photos } = env
    throw new Error(
      `Este comando é para o site que guarda tudo no próprio servidor. Aqui STORE=${store.kind} e PHOTOS=${photos.kind}: use ${operatorCommand('export PASTA')} e ${operatorCommand('import PASTA')}.`,
    )
  }
  return env.dataDir
}
