import { type ParseArgsConfig, parseArgs } from 'node:util'
import { operatorCommand } from '#server/env/operator-command.ts'

export function parseOptions<T extends ParseArgsConfig & { args: string[] }>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch {
    throw new Error(
      `Opção desconhecida: ${config.args.join(' ')}. Veja: ${operatorCommand(`${command} --help`)}`,
    )
  }
}
