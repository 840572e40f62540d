import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { type AdminAccount, accountStore } from '#domain/admin/account-store.ts'
import { changeEmail } from '#domain/admin/change-email.ts'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import { findInvitation, invite } from '#domain/admin/invitations.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import { removePerson } from '#domain/admin/remove-person.ts'
import { handOver, makeResponsible, responsibleOf } from '#domain/admin/responsible.ts'
import { signedInAdmin } from '#domain/admin/session.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import type { Documents } from '#domain/documents.ts'
import {
  adminOfSession,
  anAccount,
  at,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
} from '#tests/rules/admin/memory-admin.ts'
import { aDataFolder } from './data-folder.ts'
import { anInstance, aProject } from './firestore.ts'

const databases: [string, () => Documents][] = [
  ['sqlite', () => sqliteDocuments(schoolDatabase(join(aDataFolder(), 'escola.db')))],
  ['firestore', () => firestoreDocuments(anInstance(aProject()))],
]

/** Dona is the first account and responsible; Ana and Bia came later. */
async function aSchool(documents: Documents) {
  const accounts = accountStore(documents)
  const ports = {
    ...(await memoryAdmin()),
    accounts,
    invitations: invitationStore(documents),
    sessions: sessionStore(documents),
    passkeys: passkeyStore(documents),
  }
  const people = ['dona', 'ana', 'bia'] as const
  for (const [index, who] of people.entries()) {
    const id = index === 0 ? 'admin' : who
    await accounts.add(anAccount({ id, email: `${who}@escola.example`, createdAt: index }))
  }
  const signedIn = async (who: string) => {
    const { token } = await enterWithPassword(ports, 'certa', at(0), `${who}@escola.example`)
    return {
      token,
      given: { admin: await adminOfSession(ports, token), password: 'certa', ...from },
    }
  }
  return { ports, changes: changeLog(documents), signedIn, chance: { now: at(0), newToken } }
}

type School = Awaited<ReturnType<typeof aSchool>>
type Given = Awaited<ReturnType<School['signedIn']>>['given']

/** The acts about access. Others, such as publishing, editing and restoring, are open to everyone. */
const acts: Record<string, (school: School, given: Given) => Promise<{ kind: string }>> = {
  'invite somebody': ({ ports, chance }, given) => invite(null, given, ports, chance),
  'make an entry link for Bia': ({ ports, chance }, given) => invite('bia', given, ports, chance),
  'remove Bia': ({ ports, chance }, given) => removePerson('bia', given, ports, chance.now),
  'hand the responsibility to Bia': ({ ports, chance }, given) =>
    handOver('bia', given, ports, chance.now),
  leave: ({ ports, chance }, given) => removePerson(given.admin.id, given, ports, chance.now),
  'change the own e-mail': ({ ports, chance }, given) =>
    changeEmail('nova@escola.example', given, ports, chance),
  'take the e-mail of another': ({ ports, chance }, given) =>
    changeEmail('BIA@escola.example', given, ports, chance),
}

const table = [
  ['invite somebody', 'invited', 'not-responsible'],
  ['make an entry link for Bia', 'invited', 'not-responsible'],
  ['remove Bia', 'removed', 'not-responsible'],
  ['hand the responsibility to Bia', 'handed-over', 'not-responsible'],
  ['leave', 'still-responsible', 'removed'],
  ['change the own e-mail', 'changed', 'changed'],
  ['take the e-mail of another', 'taken', 'taken'],
] as const

test.each(databases)('%s: who may do what', async (_, open) => {
  for (const [act, responsible, other] of table) {
    for (const [who, expected] of [
      ['dona', responsible],
      ['ana', other],
    ] as const) {
      const school = await aSchool(open())
      const { given } = await school.signedIn(who)
      const wrong = await acts[act]?.(school, { ...given, password: 'errada' })
      expect(wrong?.kind, `${who}: ${act}, with a wrong password`).toBe('refused')
      expect((await acts[act]?.(school, given))?.kind, `${who}: ${act}`).toBe(expected)
    }
  }
})

test.each(databases)(
  '%s: the responsibility is handed over, replaced by the operator, and falls back',
  async (_, open) => {
    const school = await aSchool(open())
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

test.each(databases)('%s: a new e-mail ends the other sessions', async (_, open) => {
  const school = await aSchool(open())
  const { ports, chance } = school
  const [elsewhere, here] = [await school.signedIn('ana'), await school.signedIn('ana')]
  const changed = await changeEmail('ana@nova.example', here.given, ports, chance)
  if (changed.kind !== 'changed') throw new Error(changed.kind)
  expect(changed.before).toBe('ana@escola.example')
  for (const { token } of [elsewhere, here]) {
    expect(await signedInAdmin(token, ports, chance.now)).toBeNull()
  }
  expect(await signedInAdmin(changed.token, ports, chance.now)).toMatchObject({
    email: 'ana@nova.example',
  })
  const old = enterWithPassword(ports, 'certa', at(0), 'ana@escola.example')
  await expect(old).rejects.toThrow('refused')
})
