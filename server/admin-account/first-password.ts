import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type PasswordFacts, passwordBox } from './password-box.ts'

const news = 'A conta da área administrativa foi criada.'

/**
 * What to tell the operator: on a terminal the password itself. Elsewhere output is logged for months, so
 * it goes into a file that the first sign-in deletes.
 */
export function firstPasswordNews(dataDir: string, facts: PasswordFacts): string {
  const box = passwordBox(news, facts)
  if (process.stderr.isTTY) return box
  const file = firstPasswordFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, box, { mode: 0o600 })
  return `${news} O e-mail e a senha estão em ${file}, que é apagado na primeira entrada.`
}

export function removeFirstPassword(dataDir: string): void {
  rmSync(firstPasswordFile(dataDir), { force: true })
}

export function firstPasswordFile(dataDir: string): string {
  return resolve(dataDir, 'primeira-senha.txt')
}
