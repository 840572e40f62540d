import { readFileSync } from 'node:fs'
import { type Env, readEnv, settingNames, undecidedSettings } from '#server/env.ts'
import { dataFolderFault, relativeFolderFault, settingsFile } from './data-folder.ts'
import { isInstalled } from './operator-command.ts'
import { settingsFileFaults, unreadNames } from './settings-file.ts'
import { newDatabaseFault } from './used-database.ts'

/** The settings, if the site can start with them. */
export function checkSettings(): { faults: string[] } | { env: Env } {
  const reading = readEnv()
  const faults = [
    ...fileFaults(),
    ...undecidedSettings(),
    ...('faults' in reading ? reading.faults : []),
  ]
  if (faults.length > 0 || 'faults' in reading) return { faults }
  const { env } = reading
  const fault = relativeFolderFault(env) ?? newDatabaseFault(env) ?? dataFolderFault(env.dataDir)
  return fault ? { faults: [fault] } : reading
}

/** Node has already read the file; this reads the text as a person wrote it. */
function fileFaults(): string[] {
  const file = settingsFile()
  if (!file) return []
  const faults = settingsFileFaults(readFileSync(file, 'utf8'), settingNames, {
    hasSocketUnit: isInstalled,
  })
  return faults.map((fault) => `${file}: ${fault}`)
}

/** What the settings file sets and nothing reads. */
export function unreadSettings(): string[] {
  const file = settingsFile()
  return file ? unreadNames(readFileSync(file, 'utf8'), settingNames) : []
}
