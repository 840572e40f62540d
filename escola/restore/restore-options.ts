import { resolve } from 'node:path'
import { isRealDay } from '#domain/school-day.ts'
import type { ParsedOptions } from '#escola/command.ts'
import { flag, value } from '#escola/command-help.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

export const optionsOfRestore = {
  'mais-novo': flag('o backup mais novo'),
  dia: value('DIA', 'o mais novo daquele dia, como 2026-11-14'),
  copia: value('CÓDIGO', 'um dos que o comando lista'),
  evento: value('NOME', 'só este evento: o nome dele, ou o código que está no endereço'),
  'tambem-excluidos': flag('com --evento, traz também o que foi excluído de verdade'),
  'desta-maquina': flag('só os backups desta máquina, sem os de BACKUP_TO'),
  chave: value('ARQUIVO', 'a chave dos backups, em vez da pergunta'),
  'mesmo-vazio': flag('aceita um backup vazio no lugar de um site que não está vazio'),
} as const

/** Which nightly backup: the newest, that of a day, or one by its code. */
export type WantedCopy = {
  day: string | undefined
  id: string | undefined
  onlyHere: boolean
  keyFile: string | undefined
}

export function wantedBackup(
  options: ParsedOptions<typeof optionsOfRestore>,
  [file, ...others]: string[],
): { file: string } | WantedCopy {
  const { dia: day, copia: id, chave: keyFile, 'desta-maquina': onlyHere = false } = options
  const isCopy = options['mais-novo'] || day !== undefined || id !== undefined
  if (others.length > 0 || Boolean(file) === Boolean(isCopy)) {
    throw new Error(
      `Informe um arquivo, ou peça o backup mais novo: ${operatorCommand('restore ARQUIVO.tar')} ou ${operatorCommand('restore --mais-novo')}`,
    )
  }
  if (day && !isRealDay(day)) throw new Error(`O dia ${day} deve ser como 2026-11-14.`)
  return file ? { file: resolve(file) } : { day, id, keyFile, onlyHere }
}
