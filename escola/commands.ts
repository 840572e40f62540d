import { operatorCommand } from '#server/env/operator-command.ts'
import { runningVersion } from '#server/env/running-version.ts'
import type { Command } from './command.ts'
import { errorSentence } from './error-sentence.ts'

/** Each is loaded on demand: loading all of them takes longer than running most of them. */
const commands: Record<string, () => Promise<Command>> = {
  demo: async () => (await import('./demo/demo-command.ts')).demoCommand,
  admin: async () => (await import('./admin.ts')).adminCommand,
  backup: async () => (await import('./backup/backup-command.ts')).backupCommand,
  restore: async () => (await import('./restore/restore-command.ts')).restoreCommand,
  nightly: async () => (await import('./nightly/nightly-command.ts')).nightlyCommand,
  'backup-key': async () => (await import('./backup/key-command.ts')).backupKeyCommand,
  voltar: async () => (await import('./go-back/go-back-command.ts')).goBackCommand,
  'dados-de-antes': async () => (await import('./go-back/copy-command.ts')).copyCommand,
  doctor: async () => (await import('./doctor/doctor-command.ts')).doctorCommand,
  relogio: async () => (await import('./clock-command.ts')).clockCommand,
  'check-settings': async () => (await import('./check-settings.ts')).checkSettingsCommand,
  export: async () => (await import('./export/export-command.ts')).exportCommand,
  import: async () => (await import('./import/import-command.ts')).importCommand,
}

export async function runCommand([name = '--help', ...args]: string[]): Promise<number> {
  if (asksForHelp(name)) {
    console.log(await overview())
    return 0
  }
  if (name === '--version') {
    console.log(runningVersion())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (!command) {
    console.error(
      `O comando “${name}” não existe. Veja os que existem: ${operatorCommand('--help')}`,
    )
    return 1
  }
  if (args.some(asksForHelp)) {
    console.log(command.help)
    return 0
  }
  try {
    return await runUntilInterrupted(command, args)
  } catch (error) {
    console.error([command.failure, errorSentence(error)].filter(Boolean).join(' '))
    return 1
  }
}

/** The first Ctrl-C aborts the signal, so that the work can clean up; the second ends the process. */
async function runUntilInterrupted({ interruption, run }: Command, args: string[]) {
  const controller = new AbortController()
  if (!interruption) return run(args, controller.signal)
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await run(args, controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) throw error
    console.error(interruption)
    return 130
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

function asksForHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

async function overview(): Promise<string> {
  const summaries = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, (await load()).summary] as const),
  )
  const longest = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    `Uso: ${operatorCommand('<comando> [opções]')}`,
    '',
    'Comandos:',
    ...summaries.map(([name, summary]) => `  ${name.padEnd(longest)}  ${summary}`),
    '',
    `Ajuda de um comando: ${operatorCommand('<comando> --help')}`,
    `A versão: ${operatorCommand('--version')}`,
  ].join('\n')
}
