import { chownSync } from 'node:fs'
import type { TestContext } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

export const isRoot = process.getuid?.() === 0
export const nobody = 65_534

/** Only root can use another account, and in some containers not even root. */
export function requireAccounts(context: TestContext): void {
  try {
    chownSync(aDataFolder(), nobody, nobody)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    cannotRun(context, `this account cannot give files to another one: ${code}`)
  }
}
