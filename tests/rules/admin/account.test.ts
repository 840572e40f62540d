import { expect, test } from 'vitest'
import { argon2PasswordHasher } from '#adapters/argon2/password-hasher.ts'
import { type AdminAccount, accountStore, maxAccounts } from '#domain/admin/account-store.ts'
import { hasFirstPassword } from '#domain/admin/first-password.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import type { PasswordHasher } from '#domain/admin/password-hasher.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

/** A quick hasher: the rules do not depend on it. */
const passwords: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
}
let generations = 0
const chance = {
  now: new Date(0),
  newPassword: () => 'senha-inventada',
  newGeneration: () => `g${++generations}`,
}
const wanted = { email: null, password: null, defaultEmail: 'contato@escola.example' }

test('a password is stored as a slow, salted hash that only it opens', async () => {
  const slow = argon2PasswordHasher()
  const hash = await slow.hash('segredo')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toBe(await slow.hash('segredo'))
  expect(await slow.verify('segredo', hash)).toBe(true)
  expect(await slow.verify('Segredo', hash)).toBe(false)
  await expect(slow.verify('segredo', 'segredo')).rejects.toThrow()
})

test('the first start makes an account and tells its password; the second tells nothing', async () => {
  const ports = {
    accounts: accountStore(memoryDocuments()),
    passkeys: passkeyStore(memoryDocuments()),
    passwords,
  }
  const first = await prepareAccount(wanted, ports, chance)
  expect(first.account.email).toBe('contato@escola.example')
  expect(first.generatedPassword).toBe('senha-inventada')
  const second = await prepareAccount(wanted, ports, chance)
  expect(second).toEqual({ account: first.account, generatedPassword: null })
  expect(hasFirstPassword(second.account)).toBe(true)
})

test('a made password is saved before the account is stored, and a given one never', async () => {
  const steps: string[] = []
  const memory = accountStore(memoryDocuments())
  const add: typeof memory.add = (account) => {
    steps.push('stored')
    return memory.add(account)
  }
  const ports = {
    accounts: { ...memory, add },
    passkeys: passkeyStore(memoryDocuments()),
    passwords,
  }
  const savePassword = (facts: { email: string; password: string }) => {
    steps.push(`${facts.email} ${facts.password}`)
  }
  await prepareAccount(wanted, ports, { ...chance, savePassword })
  await prepareAccount({ ...wanted, password: 'a-senha-dada' }, ports, { ...chance, savePassword })
  expect(steps).toEqual(['contato@escola.example senha-inventada', 'stored'])
})

test('two instances that start at once agree on one account, and one of them tells', async () => {
  const ports = {
    accounts: accountStore(memoryDocuments()),
    passkeys: passkeyStore(memoryDocuments()),
    passwords,
  }
  const started = await Promise.all([1, 2, 3].map(() => prepareAccount(wanted, ports, chance)))
  expect(new Set(started.map(({ account }) => account.generation)).size).toBe(1)
  expect(started.filter(({ generatedPassword }) => generatedPassword)).toHaveLength(1)
})

test('what the environment asks for holds; unchanged, it leaves the sessions alone', async () => {
  const ports = {
    accounts: accountStore(memoryDocuments()),
    passkeys: passkeyStore(memoryDocuments()),
    passwords,
  }
  const given = { ...wanted, email: 'diretora@escola.example', password: 'a-senha-dada' }
  const { account, generatedPassword } = await prepareAccount(given, ports, chance)
  expect(generatedPassword).toBeNull()
  expect(hasFirstPassword(account)).toBe(false)
  expect((await prepareAccount(given, ports, chance)).account).toEqual(account)
  const changed = await prepareAccount({ ...given, password: 'outra-senha' }, ports, chance)
  expect(changed.account.generation).not.toBe(account.generation)
  expect(await passwords.verify('outra-senha', changed.account.passwordHash)).toBe(true)
})

const aPerson = (changes: Partial<AdminAccount>): AdminAccount => ({
  id: 'ana',
  name: 'Ana',
  email: 'ana@escola.example',
  passwordHash: 'hash',
  generation: 'g-ana',
  passkeyRequired: false,
  createdAt: 1,
  recoveryCodes: ['codigo'],
  recoveredAt: null,
  ...changes,
})

async function withPeople(...people: AdminAccount[]) {
  const accounts = accountStore(memoryDocuments())
  for (const person of people) await accounts.add(person)
  return { accounts, passkeys: passkeyStore(memoryDocuments()), passwords }
}

test('the settings of the server leave the other people alone', async () => {
  const ports = await withPeople(aPerson({ id: 'admin', email: 'a@escola.example' }), aPerson({}))
  const given = { ...wanted, email: 'b@escola.example', password: 'a-senha-dada' }
  const { account } = await prepareAccount(given, ports, chance)
  expect(account).toMatchObject({ id: 'admin', email: 'b@escola.example', recoveryCodes: [] })
  expect(await ports.accounts.find('ana')).toEqual(aPerson({}))
})

test('an e-mail in the settings that somebody has means that person', async () => {
  const first = aPerson({ id: 'admin', email: 'a@escola.example' })
  const ports = await withPeople(first, aPerson({}))
  const given = { ...wanted, email: 'ANA@escola.example', password: 'a-senha-dada' }
  expect((await prepareAccount(given, ports, chance)).account.id).toBe('ana')
  expect(await ports.accounts.find('admin')).toEqual(first)
})

test('a first account that was removed comes back only with a password in the settings', async () => {
  const ports = await withPeople(aPerson({}))
  for (const email of [null, 'nova@escola.example']) {
    const prepared = await prepareAccount({ ...wanted, email }, ports, chance)
    expect(prepared).toEqual({ account: aPerson({}), generatedPassword: null })
  }
  expect(await ports.accounts.all()).toHaveLength(1)
  await prepareAccount({ ...wanted, password: 'a-senha-dada' }, ports, chance)
  expect((await ports.accounts.all()).map(({ id }) => id)).toEqual(['admin', 'ana'])
})

test('ten people without the first account are not one too many', async () => {
  const people = Array.from({ length: maxAccounts }, (_, n) =>
    aPerson({ id: `p${n}`, email: `${n}@escola.example` }),
  )
  const ports = await withPeople(...people)
  await prepareAccount({ ...wanted, password: 'a-senha-dada' }, ports, chance)
  expect(await ports.accounts.all()).toEqual(people)
})

test('a new password keeps the e-mail and starts a new generation', async () => {
  const ports = {
    accounts: accountStore(memoryDocuments()),
    passkeys: passkeyStore(memoryDocuments()),
    passwords,
  }
  const { account } = await prepareAccount(wanted, ports, chance)
  await setPassword('nova-senha', account, ports, chance)
  const now = await ports.accounts.find(account.id)
  expect(now?.email).toBe(account.email)
  expect(now?.generation).not.toBe(account.generation)
  expect(hasFirstPassword(now)).toBe(false)
})
