// The operator's commands: npm run escola -- <comando>
import { admin } from './escola/admin.ts'
import { backup } from './escola/backup.ts'
import type { Command } from './escola/command.ts'
import { demo } from './escola/demo.ts'
import { doctor } from './escola/doctor.ts'
import { exportSite } from './escola/export.ts'
import { importSite } from './escola/import.ts'
import { restore } from './escola/restore.ts'

const commands: Record<string, Command> = {
  demo,
  admin,
  backup,
  restore,
  doctor,
  export: exportSite,
  import: importSite,
}

const [name = '--help', ...args] = process.argv.slice(2)
process.exitCode = await run(name, args)

async function run(name: string, args: string[]): Promise<number> {
  if (asksForHelp(name)) {
    console.log(overview())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(`O comando "${name}" não existe. Veja os que existem: npm run escola -- --help`)
    return 1
  }
  if (args.some(asksForHelp)) {
    console.log(command.help)
    return 0
  }
  return command.run(args)
}

function asksForHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function overview(): string {
  const longest = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    'Uso: npm run escola -- <comando> [opções]',
    '',
    'Comandos:',
    ...Object.entries(commands).map(
      ([name, { summary }]) => `  ${name.padEnd(longest)}  ${summary}`,
    ),
    '',
    'Ajuda de um comando: npm run escola -- <comando> --help',
  ].join('\n')
}
