import { writeFileSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { defineCommand } from '#escola/command.ts'
import { keepingOwner } from '#escola/keep-owner.ts'
import { localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { readKey } from './key.ts'

export const backupKeyCommand = defineCommand({
  summary: 'mostra a chave que abre os backups cifrados, para imprimir',
  usage: ['backup-key'],
  about: `Mostra a chave que abre os backups de toda noite. Imprima-a e guarde-a longe desta máquina: se o disco se
perder, a cópia em BACKUP_TO só volta com ela. Quem tem a chave e a cópia vê todas as fotos.`,
  options: {},
  run: async () => {
    const dataDir = localDataDir()
    const key = await keepingOwner(dataDir, async () => {
      const text = readKey(dataDir)
      writeFileSync(backupFolder(dataDir).keyShown, '', { mode: 0o600 })
      return text
    })
    console.log(`A chave dos backups:

    ${key}

Imprima esta folha e guarde-a longe do servidor, com os documentos da escola.
Sem a chave ninguém abre as cópias, nem a escola. Quem tem a chave e uma cópia vê todas as fotos.

Para restaurar em outra máquina, com BACKUP_TO nas configurações:
    ${operatorCommand('restore --mais-novo')}`)
    return 0
  },
})
