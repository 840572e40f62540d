import { href } from 'react-router'
import { formatDayOf } from '#content/moments.ts'
import { recoveryCodeWords as words } from '#content/people.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import type { Waiting } from './waiting-list.tsx'

const toldForMs = 30 * 24 * 60 * 60 * 1000

/** Until there are recovery codes the panel offers them; for a month it says that one was used. */
export function recoveryCodesToDo(account: AdminAccount | null, now: Date): Waiting[] {
  const { recoveryCodes, recoveredAt } = account ?? { recoveryCodes: [], recoveredAt: null }
  const to = href('/admin/conta/codigos')
  if (recoveredAt !== null && now.getTime() - recoveredAt < toldForMs) {
    const text = words.used(formatDayOf(new Date(recoveredAt).toISOString()), recoveryCodes.length)
    return [{ text, link: { to, label: words.makeNew } }]
  }
  if (recoveryCodes.length > 0) return []
  return [{ text: words.panel, link: { to, label: words.make } }]
}
