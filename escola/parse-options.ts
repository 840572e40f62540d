import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What parseArgs returns; a mistyped option is an error with a sentence. */
export function parseOptions<T extends ParseArgsConfig & { args: string[] }>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch {
    throw new Error(
      `Opção desconhecida: ${config.args.join(' ')}. Veja: npm run escola -- ${command} --help`,
    )
  }
}
