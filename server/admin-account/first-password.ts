import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import { hasFirstPassword } from '#domain/admin/first-password.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { tellOperator } from '#server/log.ts'
import { type PasswordFacts, passwordBox } from './password-box.ts'

/** Called before the account is stored, so that no crash after that loses the password. */
export function saveFirstPassword(dataDir: string, facts: PasswordFacts): void {
  const file = firstPasswordFile(dataDir)
  rmSync(file, { force: true })
  const box = passwordBox('A conta da área administrativa foi criada.', facts)
  writeFileSync(file, box, { mode: 0o600, flush: true })
}

/**
 * On a terminal, shows the saved password and deletes the file. Elsewhere output is logged for months, so the password
 * stays in the file, which the first sign-in deletes.
 */
export function tellFirstPassword(dataDir: string): void {
  const file = firstPasswordFile(dataDir)
  if (process.stderr.isTTY) {
    process.stderr.write(`${readFileSync(file, 'utf8')}\n`, (fault) => {
      if (!fault) removeFirstPassword(dataDir)
    })
  } else {
    tellOperator(
      `A conta da área administrativa foi criada. O e-mail e a senha estão em ${file}, que é apagado na primeira entrada.`,
    )
  }
}

/** For later starts: a crash may have prevented anybody from seeing the password, or nobody wrote it down. */
export function remindOfFirstPassword(dataDir: string, account: AdminAccount): void {
  if (!hasFirstPassword(account)) return
  if (existsSync(firstPasswordFile(dataDir))) {
    tellFirstPassword(dataDir)
  } else {
    tellOperator(
      `A senha criada na instalação ainda não foi trocada. Se ninguém a tem, crie outra: ${operatorCommand('admin')}`,
    )
  }
}

export function removeFirstPassword(dataDir: string): void {
  rmSync(firstPasswordFile(dataDir), { force: true })
}

export function firstPasswordFile(dataDir: string): string {
  return resolve(dataDir, 'primeira-senha.txt')
}
