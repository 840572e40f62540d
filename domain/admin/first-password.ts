import type { AdminAccount } from './account-store.ts'

const mark = 'primeira-'

/** Of an account whose password the site made by itself: any other password brings another generation. */
export function firstGeneration(generation: string): string {
  return mark + generation
}

export function hasFirstPassword(account: Pick<AdminAccount, 'generation'> | null): boolean {
  return account?.generation.startsWith(mark) ?? false
}
