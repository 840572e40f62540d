import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tellOperator } from '#server/log.ts'
import { type PasswordFacts, passwordBox } from './password-box.ts'

const news = 'A conta da área administrativa foi criada.'

/** Printed on a terminal. Elsewhere output is logged for months, so it goes into a file that the first sign-in deletes. */
export function tellFirstPassword(dataDir: string, facts: PasswordFacts): void {
  const box = passwordBox(news, facts)
  if (process.stderr.isTTY) {
    tellOperator(box)
    return
  }
  const file = passwordFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, box, { mode: 0o600 })
  tellOperator(`${news} O e-mail e a senha estão em ${file}, que é apagado na primeira entrada.`)
}

export function removeFirstPassword(dataDir: string): void {
  rmSync(passwordFile(dataDir), { force: true })
}

function passwordFile(dataDir: string): string {
  return resolve(dataDir, 'primeira-senha.txt')
}
