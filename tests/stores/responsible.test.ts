import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import { findInvitation, invite } from '#domain/admin/invitations.ts'
import { handOver, makeResponsible, responsibleOf } from '#domain/admin/responsible.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import type { Documents } from '#domain/documents.ts'
import { threePeople } from '#tests/rules/admin/three-people.ts'
import { aDataFolder } from './data-folder.ts'
import { anInstance, aProject } from './firestore.ts'

const databases: [string, () => Documents][] = [
  ['sqlite', () => sqliteDocuments(schoolDatabase(join(aDataFolder(), 'escola.db')))],
  ['firestore', () => firestoreDocuments(anInstance(aProject()))],
]

test.each(databases)(
  '%s: the responsibility is handed over, replaced by the operator, and falls back',
  async (_, open) => {
    const school = await threePeople(open())
    const { ports, changes, chance } = school
    const who = async () => responsibleOf(await ports.accounts.all())?.email
    const dona = await school.signedIn('dona')
    const invited = await invite(null, dona.given, ports, chance)
    expect(await handOver('bia', dona.given, ports, chance.now)).toMatchObject({
      kind: 'handed-over',
    })
    expect(await who()).toBe('bia@escola.example')
    expect(await handOver('ana', dona.given, ports, chance.now)).toEqual({
      kind: 'not-responsible',
    })
    // A link is only as good as the right of whoever made it.
    const token = invited.kind === 'invited' ? invited.token : ''
    expect(await findInvitation(token, ports, chance.now)).toBeNull()

    const accounts = await ports.accounts.all()
    const ana = accounts.find(({ id }) => id === 'ana') as AdminAccount
    const author = changeAuthor('Operator', chance.now, 'x')
    const record = { ...author, kind: 'responsible' as const, subject: ana.email }
    const stale = { ...ana, generation: 'old' }
    for (const [account, isMade, recorded] of [
      [stale, false, []],
      [ana, true, [record]],
    ] as const) {
      expect(await makeResponsible(account, accounts, ports, chance.now, record)).toBe(isMade)
      expect(await changes.before(null, 9)).toEqual(recorded)
    }
    expect(await who()).toBe('ana@escola.example')
    await ports.accounts.remove('ana')
    expect(await who()).toBe('bia@escola.example')
  },
)
