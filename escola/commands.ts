import { operatorCommand } from '#server/env/operator-command.ts'
import { adminCommand } from './admin.ts'
import { backupCommand } from './backup/command.ts'
import { backupKeyCommand } from './backup/key-command.ts'
import { checkSettingsCommand } from './check-settings.ts'
import type { Command } from './command.ts'
import { demoCommand } from './demo/command.ts'
import { doctorCommand } from './doctor/command.ts'
import { errorSentence } from './error-sentence.ts'
import { exportCommand } from './export/command.ts'
import { importCommand } from './import/command.ts'
import { nightlyCommand } from './nightly/command.ts'
import { restoreCommand } from './restore/command.ts'

const commands: Record<string, Command> = {
  demo: demoCommand,
  admin: adminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  nightly: nightlyCommand,
  'backup-key': backupKeyCommand,
  doctor: doctorCommand,
  'check-settings': checkSettingsCommand,
  export: exportCommand,
  import: importCommand,
}

export async function runCommand([name = '--help', ...args]: string[]): Promise<number> {
  if (asksForHelp(name)) {
    console.log(overview())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
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
    return await command.run(args)
  } catch (error) {
    console.error(errorSentence(error))
    return 1
  }
}

function asksForHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function overview(): string {
  const longest = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    `Uso: ${operatorCommand('<comando> [opções]')}`,
    '',
    'Comandos:',
    ...Object.entries(commands).map(
      ([name, { summary }]) => `  ${name.padEnd(longest)}  ${summary}`,
    ),
    '',
    `Ajuda de um comando: ${operatorCommand('<comando> --help')}`,
  ].join('\n')
}
