import { resolve } from 'node:path'
import { isRealDay } from '#domain/school-day.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

export const optionsOfRestore = {
  'mais-novo': { type: 'boolean' },
  dia: { type: 'string' },
  copia: { type: 'string' },
  evento: { type: 'string' },
  'tambem-excluidos': { type: 'boolean' },
  'desta-maquina': { type: 'boolean' },
  chave: { type: 'string' },
  'mesmo-vazio': { type: 'boolean' },
} as const

type CopyOptions = {
  'mais-novo'?: boolean
  dia?: string
  copia?: string
  chave?: string
  'desta-maquina'?: boolean
}

/** Of the nightly backups: the newest, that of a day, or one by its code. */
export type WantedCopy = {
  day: string | undefined
  id: string | undefined
  onlyHere: boolean
  keyFile: string | undefined
}

export function wantedBackup(
  options: CopyOptions,
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
