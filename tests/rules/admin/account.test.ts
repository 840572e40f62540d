import { expect, test } from 'vitest'
import { argon2PasswordHasher } from '#adapters/argon2/password-hasher.ts'
import { memoryAccountStore } from '#adapters/memory/account-store.ts'
import { memoryPasskeyStore } from '#adapters/memory/passkey-store.ts'
import { hasFirstPassword } from '#domain/admin/first-password.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'

const passwords = argon2PasswordHasher()
let generations = 0
const chance = { newPassword: () => 'senha-inventada', newGeneration: () => `g${++generations}` }
const wanted = { email: null, password: null, defaultEmail: 'contato@escola.example' }

test('a password is stored as a slow, salted hash that only it opens', async () => {
  const hash = await passwords.hash('segredo')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toBe(await passwords.hash('segredo'))
  expect(await passwords.verify('segredo', hash)).toBe(true)
  expect(await passwords.verify('Segredo', hash)).toBe(false)
  await expect(passwords.verify('segredo', 'segredo')).rejects.toThrow()
})

test('the first start makes an account and tells its password; the second tells nothing', async () => {
  const ports = { account: memoryAccountStore(), passkeys: memoryPasskeyStore(), passwords }
  const first = await prepareAccount(wanted, ports, chance)
  expect(first.account.email).toBe('contato@escola.example')
  expect(first.generatedPassword).toBe('senha-inventada')
  const second = await prepareAccount(wanted, ports, chance)
  expect(second).toEqual({ account: first.account, generatedPassword: null })
  expect(hasFirstPassword(second.account)).toBe(true)
})

test('two instances that start at once agree on one account, and one of them tells', async () => {
  const ports = { account: memoryAccountStore(), passkeys: memoryPasskeyStore(), passwords }
  const started = await Promise.all([1, 2, 3].map(() => prepareAccount(wanted, ports, chance)))
  expect(new Set(started.map(({ account }) => account.generation)).size).toBe(1)
  expect(started.filter(({ generatedPassword }) => generatedPassword)).toHaveLength(1)
})

test('what the environment asks for holds; unchanged, it leaves the sessions alone', async () => {
  const ports = { account: memoryAccountStore(), passkeys: memoryPasskeyStore(), passwords }
  const given = { ...wanted, email: 'diretora@escola.example', password: 'a-senha-dada' }
  const { account, generatedPassword } = await prepareAccount(given, ports, chance)
  expect(generatedPassword).toBeNull()
  expect(hasFirstPassword(account)).toBe(false)
  expect((await prepareAccount(given, ports, chance)).account).toEqual(account)
  const changed = await prepareAccount({ ...given, password: 'outra-senha' }, ports, chance)
  expect(changed.account.generation).not.toBe(account.generation)
  expect(await passwords.verify('outra-senha', changed.account.passwordHash)).toBe(true)
})

test('a new password keeps the e-mail and starts a new generation', async () => {
  const ports = { account: memoryAccountStore(), passkeys: memoryPasskeyStore(), passwords }
  const { account } = await prepareAccount(wanted, ports, chance)
  await setPassword('nova-senha', account, ports, chance)
  const now = await ports.account.find()
  expect(now?.email).toBe(account.email)
  expect(now?.generation).not.toBe(account.generation)
  expect(hasFirstPassword(now)).toBe(false)
})
