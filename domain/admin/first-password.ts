import type { AdminAccount } from './account-store.ts'

const mark = 'primeira-'

/** The generation of an account with a generated password; any other password has another generation. */
export function firstGeneration(generation: string): string {
  return mark + generation
}

export function hasFirstPassword(account: Pick<AdminAccount, 'generation'> | null): boolean {
  return account?.generation.startsWith(mark) ?? false
}
