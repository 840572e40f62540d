import { operatorCommand } from '#server/env/operator-command.ts'

export type CommandOption = {
  type: 'boolean' | 'string'
  help: string
  /** The placeholder for the value in the help. */
  value?: string
}

export const flag = (help: string) => ({ type: 'boolean', help }) as const
export const value = (name: string, help: string) =>
  ({ type: 'string', value: name, help }) as const

export type CommandHelp = {
  /** What is typed after `escola`, one line for each way to call it. */
  usage: string[]
  about: string
  options: Record<string, CommandOption>
  /** Variables that it reads besides DATA_DIR. */
  environment?: Record<string, string>
}

export function helpOf({ usage, about, options, environment }: CommandHelp): string {
  const optionRows = Object.entries(options).map(([name, { value, help }]) => {
    return [`--${name}${value ? ` ${value}` : ''}`, help] as const
  })
  const dataDir = ['DATA_DIR', 'a pasta de dados do site (padrão: ./data)'] as const
  return [
    `Uso: ${usage.map(operatorCommand).join('\n     ')}`,
    about,
    table('Opções', [...optionRows, ['--help', 'esta ajuda']]),
    table('Ambiente', [dataDir, ...Object.entries(environment ?? {})]),
  ].join('\n\n')
}

function table(title: string, rows: (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return [`${title}:`, ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n')
}
