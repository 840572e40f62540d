import { existsSync } from 'node:fs'
import { isOfNewerRelease } from '#adapters/sqlite/migrations.ts'
import { schoolFaults } from '#content/check-school.ts'
import { checkSettings, unreadSettings } from '#server/env/check-settings.ts'
import { databaseFile, readOnlyDisk } from '#server/env/data-folder.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { tryPlace } from './backup/try-place.ts'
import { defineCommand } from './command.ts'
import { flag } from './command-help.ts'
import { tryAlarm } from './doctor/alarm.ts'
import { type Finding, ok, problem } from './doctor/finding.ts'
import { checkSiteUrl } from './doctor/site-url.ts'
import { errorSentence } from './error-sentence.ts'

export const checkSettingsCommand = defineCommand({
  summary: 'confere as configurações, como o site faz antes de iniciar',
  usage: ['check-settings [--sem-experimentar]'],
  about: `Confere as configurações (em uma versão instalada, as de /etc/escola.env) sem iniciar o site: nomes
desconhecidos, valores que não servem ou pela metade, e a pasta de dados, que é criada se não existir. Depois
experimenta BACKUP_TO (guarda, lê e apaga uns bytes com o restic) e ALARM_URL (manda um alarme de teste).

O serviço o roda antes de cada início com --sem-experimentar: um lugar de backups que não responde não deve
tirar o site do ar.

Termina com 0 quando o site pode iniciar e com 1 quando não pode, com uma frase para cada motivo.`,
  options: { 'sem-experimentar': flag('só lê as configurações') },
  run: async ({ 'sem-experimentar': onlyReads = false }) => {
    const checked = checkSettings()
    const faults = [...('faults' in checked ? checked.faults : []), ...schoolFaults()]
    // Not at a start: a release that fails would close the port before the installer goes back.
    if (!onlyReads && !('faults' in checked)) faults.push(...newerDatabase(checked.env))
    for (const fault of faults) console.error(fault)
    if (faults.length > 0 || 'faults' in checked) return 1
    const readOnly = readOnlyDisk(checked.env.dataDir)
    if (readOnly) console.log(`Atenção: ${readOnly}.`)
    for (const { sentence } of checkSiteUrl(checked.env)) console.log(`Atenção: ${sentence}`)
    for (const name of unreadSettings()) console.log(`Atenção: ninguém lê ${name}.`)
    const tried = onlyReads ? [] : await tryPlaces(checked.env)
    for (const { kind, sentence } of tried) {
      if (kind === 'ok') console.log(sentence)
      else console.error(sentence)
    }
    if (tried.some(({ kind }) => kind !== 'ok')) return 1
    console.log('As configurações estão em ordem.')
    return 0
  },
})

/** This release could show nothing of it. */
function newerDatabase({ store, dataDir }: Env): string[] {
  const file = databaseFile(dataDir)
  if (store.kind !== 'sqlite' || !existsSync(file) || !isOfNewerRelease(file)) return []
  return [
    `O banco de dados em ${dataDir} é de uma versão mais nova do site. Para voltar à anterior, com os dados dela: sudo ${operatorCommand('voltar')}`,
  ]
}

async function tryPlaces(env: Env): Promise<Finding[]> {
  const { backupTo, alarmUrl, dataDir } = env
  return [
    ...(backupTo ? [await tryBackups(dataDir, backupTo)] : []),
    ...(alarmUrl ? [await tryAlarm(env)] : []),
  ]
}

async function tryBackups(dataDir: string, location: string): Promise<Finding> {
  try {
    await tryPlace(dataDir, location)
    return ok(`BACKUP_TO: guardou, leu e apagou em ${location}.`)
  } catch (error) {
    return problem(`BACKUP_TO: ${errorSentence(error, location)}`)
  }
}
