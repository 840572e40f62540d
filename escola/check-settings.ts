import { existsSync } from 'node:fs'
import { isOfNewerRelease } from '#adapters/sqlite/migrations.ts'
import { schoolFaults } from '#content/check-school.ts'
import { checkSettings } from '#server/env/check-settings.ts'
import { databaseFile } from '#server/env/data-folder.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { defineCommand } from './command.ts'
import { checkSiteUrl } from './doctor/site-url.ts'

export const checkSettingsCommand = defineCommand({
  summary: 'confere as configurações, como o site faz antes de iniciar',
  usage: ['check-settings'],
  about: `Confere as configurações (em uma versão instalada, as de /etc/escola.env) sem iniciar o site: nomes
desconhecidos, valores que não servem e a pasta de dados, que é criada se não existir. O serviço roda este
comando antes de cada início.

Termina com 0 quando o site pode iniciar e com 1 quando não pode, com uma frase para cada motivo.`,
  options: {},
  run: async () => {
    const checked = checkSettings()
    const faults = [...('faults' in checked ? checked.faults : []), ...schoolFaults()]
    if (!('faults' in checked)) faults.push(...newerDatabase(checked.env))
    for (const fault of faults) console.error(fault)
    if (faults.length > 0 || 'faults' in checked) return 1
    for (const { sentence } of checkSiteUrl(checked.env)) console.log(`Atenção: ${sentence}`)
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
