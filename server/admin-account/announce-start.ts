import { leftSentence, leftToPublish } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import {
  type AccountStore,
  type AdminAccount,
  firstAccountId,
  firstAccountOf,
} from '#domain/admin/account-store.ts'
import { firstGeneration } from '#domain/admin/first-password.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { reportStoreFault } from '#server/housekeeping.ts'
import { type Log, tellOperator } from '#server/log.ts'
import type { CurrentSchool } from '#server/school/current-school.ts'
import { remindOfFirstPassword } from './first-password.ts'
import type { PreparedAccountStore } from './prepared-account-store.ts'

type Start = {
  env: Env
  log: Log
  school: CurrentSchool
  /** As the database has them before the first account is created. */
  stored: AccountStore
  accounts: PreparedAccountStore
}

/** Creates the first account, and prints what the operator must know after a start. */
export async function announceStart({ env, log, school, stored, accounts }: Start): Promise<void> {
  const schoolNow = await school.current().catch(() => null)
  const known = await stored.all().catch(() => [])
  if (schoolNow) tellWhatIsLeftToPublish(schoolNow, known, env)
  const prepared = await accounts.prepare().catch(reportStoreFault(log))
  if (prepared && !prepared.generatedPassword) remindOfFirstPassword(env.dataDir, prepared.account)
}

function tellWhatIsLeftToPublish(
  school: SchoolInUse,
  accounts: readonly AdminAccount[],
  env: Env,
): void {
  const { siteUrl } = env
  const left = leftToPublish({ school, siteUrl, account: accountAfterStart(accounts, env) })
  const places = { panel: `${siteUrl}/admin`, doctor: operatorCommand('doctor') }
  const sentence = leftSentence(left, places)
  if (sentence) tellOperator(sentence)
}

/** The first account as it will be once the start has created it and printed its password. */
function accountAfterStart(accounts: readonly AdminAccount[], { admin }: Env) {
  const stored = firstAccountOf(accounts)
  if (accounts.length > 0 && !stored) return null
  return {
    id: firstAccountId,
    email: admin.email ?? stored?.email ?? schoolDefaults.facts.email,
    generation: admin.password ? '' : (stored?.generation ?? firstGeneration('')),
  }
}
