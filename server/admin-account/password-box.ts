import { operatorCommand } from '#server/env/operator-command.ts'

export type PasswordFacts = { email: string; password: string; siteUrl: string }

export function passwordBox(news: string, { email, password, siteUrl }: PasswordFacts): string {
  const lines = [
    '',
    news,
    '',
    `  Endereço:  ${siteUrl}/admin`,
    `  E-mail:    ${email}`,
    `  Senha:     ${password}`,
    '',
    'Anote a senha agora: ela não será mostrada de novo.',
    `Para criar outra: ${operatorCommand('admin')}`,
    '',
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '═'.repeat(width + 4)
  return [
    '',
    `╔${edge}╗`,
    ...lines.map((line) => `║  ${line.padEnd(width)}  ║`),
    `╚${edge}╝`,
    '',
  ].join('\n')
}
