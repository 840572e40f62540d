import { readFileSync } from 'node:fs'
import { type Env, readEnv, settingNames } from '#server/env.ts'
import { dataFolderFault } from './data-folder.ts'
import { isInstalled } from './operator-command.ts'
import { settingsFileFaults } from './settings-file.ts'

/** The settings, if the site can start with them. */
export function checkSettings(): { faults: string[] } | { env: Env } {
  const reading = readEnv()
  const faults = [...fileFaults(), ...('faults' in reading ? reading.faults : [])]
  if (faults.length > 0 || 'faults' in reading) return { faults }
  const folder = dataFolderFault(reading.env.dataDir)
  return folder ? { faults: [folder] } : reading
}

/** Node has already read the file; this reads the text as a person wrote it. */
function fileFaults(): string[] {
  const flag = '--env-file='
  const file = process.execArgv.find((argument) => argument.startsWith(flag))?.slice(flag.length)
  if (!file) return []
  const faults = settingsFileFaults(readFileSync(file, 'utf8'), settingNames, {
    hasSocketUnit: isInstalled,
  })
  return faults.map((fault) => `${file}: ${fault}`)
}
