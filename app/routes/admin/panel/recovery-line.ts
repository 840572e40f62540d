import { formatDayOf } from '#content/moments.ts'
import { recoveryCodeWords } from '#content/people.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'

const toldForMs = 30 * 24 * 60 * 60 * 1000

/** Until there are recovery codes the panel offers them; for a month it says that one was used. */
export function recoveryLine(
  account: AdminAccount | null,
  now: Date,
): { text: string; link: string } | null {
  const { recoveryCodes, recoveredAt } = account ?? { recoveryCodes: [], recoveredAt: null }
  if (recoveredAt !== null && now.getTime() - recoveredAt < toldForMs) {
    const day = formatDayOf(new Date(recoveredAt).toISOString())
    const text = recoveryCodeWords.used(day, recoveryCodes.length)
    return { text, link: recoveryCodeWords.makeNew }
  }
  if (recoveryCodes.length > 0) return null
  return { text: recoveryCodeWords.panel, link: recoveryCodeWords.make }
}
