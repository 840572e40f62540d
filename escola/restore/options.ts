import { resolve } from 'node:path'
import { isRealDay } from '#domain/school-day.ts'
import { parseOptions } from '#escola/parse-options.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

/** Of the nightly backups: the newest, that of a day, or one by its code. */
export type WantedCopy = {
  day: string | undefined
  id: string | undefined
  onlyHere: boolean
  keyFile: string | undefined
}

export type RestoreOptions = {
  from: { file: string } | WantedCopy
  /** The id or name of one event; undefined: the whole site. */
  event: string | undefined
  evenErased: boolean
  evenEmpty: boolean
}

export function readRestoreOptions(args: string[]): RestoreOptions {
  const { positionals, values } = parseOptions('restore', {
    args,
    allowPositionals: true,
    options: {
      'mais-novo': { type: 'boolean' },
      dia: { type: 'string' },
      copia: { type: 'string' },
      evento: { type: 'string' },
      'tambem-excluidos': { type: 'boolean' },
      'desta-maquina': { type: 'boolean' },
      chave: { type: 'string' },
      'mesmo-vazio': { type: 'boolean' },
    },
  })
  const { dia: day, copia: id, chave: keyFile } = values
  const [file, ...others] = positionals
  const isCopy = values['mais-novo'] || day !== undefined || id !== undefined
  if (others.length > 0 || Boolean(file) === Boolean(isCopy)) {
    throw new Error(
      `Informe um arquivo, ou peça o backup mais novo: ${operatorCommand('restore ARQUIVO.tar')} ou ${operatorCommand('restore --mais-novo')}`,
    )
  }
  if (day && !isRealDay(day)) throw new Error(`O dia ${day} deve ser como 2026-11-14.`)
  const onlyHere = values['desta-maquina'] ?? false
  return {
    from: file ? { file: resolve(file) } : { day, id, keyFile, onlyHere },
    event: values.evento,
    evenErased: values['tambem-excluidos'] ?? false,
    evenEmpty: values['mesmo-vazio'] ?? false,
  }
}
