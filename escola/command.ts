import { parseArgs } from 'node:util'
import { type CommandHelp, type CommandOption, helpOf } from './command-help.ts'

export type Command = {
  /** One line for the list of commands. */
  summary: string
  help: string
  /** Begins the sentence about what went wrong. */
  failure?: string
  /** For work that cleans up after Ctrl-C: the sentence that is printed then. Without it the process exits at once. */
  interruption?: string
  /** Returns the exit code. What it throws is printed as one sentence, and the exit code is 1. */
  run(args: string[], signal: AbortSignal): Promise<number>
}

type Options = Record<string, CommandOption>

export type ParsedOptions<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O }>
>['values']

type CommandDefinition<O extends Options> = Omit<Command, 'run' | 'help'> &
  Omit<CommandHelp, 'options'> & {
    options: O
    /** Whether it takes arguments that are not options. */
    allowPositionals?: boolean
    run(options: ParsedOptions<O>, words: string[], signal: AbortSignal): Promise<number>
  }

export function defineCommand<const O extends Options>({
  usage,
  about,
  options,
  environment = {},
  allowPositionals = false,
  run,
  ...command
}: CommandDefinition<O>): Command {
  const parse = (args: string[]) => {
    try {
      return parseArgs({ args, options, allowPositionals })
    } catch {
      throw new Error(`Opção desconhecida: ${args.join(' ')}. As que existem: --help`)
    }
  }
  return {
    ...command,
    help: helpOf({ usage, about, options, environment }),
    run: async (args, signal) => {
      const { values, positionals } = parse(args)
      return run(values, positionals, signal)
    },
  }
}
