import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStores } from '#server/stores.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'
import { escolaHere } from './operator.ts'

const escola = (dataDir: string, args: string[] = [], env: Record<string, string> = {}) =>
  escolaHere(['admin', ...args], { DATA_DIR: dataDir, ...env })

const passwordIn = (text: string) => /Senha:\s+(\S+)/.exec(text)?.[1] ?? ''

async function emptySite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(dataDir, ({ events }) => events.all())
  return dataDir
}

async function accountIn(dataDir: string, id = 'admin') {
  const stores = await openStores({ dataDir })
  const account = await stores.accounts.find(id)
  if (!account) throw new Error('no account')
  return {
    account,
    opens: (password: string) => stores.passwords.verify(password, account.passwordHash),
  }
}

test('where there is no site none is made: the folder is named, and how to say another', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'escola-')), 'data')
  for (const args of [[], ['--mostrar']]) {
    const { code, err } = await escola(dataDir, args)
    expect(code).toBe(1)
    expect(err).toContain(`Não há site em ${dataDir}. Diga onde ele está com DATA_DIR=PASTA`)
  }
  expect(existsSync(dataDir)).toBe(false)
})

test('a new password removes the file with the first one', async () => {
  const dataDir = await emptySite()
  writeFileSync(join(dataDir, 'primeira-senha.txt'), 'senha antiga')
  expect((await escola(dataDir)).code).toBe(0)
  expect(existsSync(join(dataDir, 'primeira-senha.txt'))).toBe(false)
})

test('the first call makes the account, the next one a new password that ends all sessions', async () => {
  const dataDir = await emptySite()
  const first = await escola(dataDir)
  expect(first.code).toBe(0)
  expect(first.out).toContain('http://localhost:3000/admin')
  const before = await accountIn(dataDir)
  expect(await before.opens(passwordIn(first.out))).toBe(true)

  const second = await escola(dataDir)
  expect(second.out).toContain('todas as sessões terminaram')
  const after = await accountIn(dataDir)
  expect(await after.opens(passwordIn(second.out))).toBe(true)
  expect(await after.opens(passwordIn(first.out))).toBe(false)
  expect(after.account.generation).not.toBe(before.account.generation)
})

test('asked only to show, it changes nothing', async () => {
  const dataDir = await emptySite()
  await escola(dataDir)
  const before = await accountIn(dataDir)
  const shown = await escola(dataDir, ['--mostrar'])
  expect(shown.out).toContain('contato@escola.example')
  expect(passwordIn(shown.out)).toBe('')
  expect((await accountIn(dataDir)).account).toEqual(before.account)
})

test('somebody responsible who is lost is replaced, on the record, and keeps the password', async () => {
  const dataDir = await emptySite()
  await escola(dataDir)
  const { account } = await accountIn(dataDir)
  const ana = { ...account, id: 'ana', email: 'ana@escola.example', createdAt: Date.now() }
  await inFolder(dataDir, ({ accounts }) => accounts.add(ana))
  const shown = async () => (await escola(dataDir, ['--mostrar'])).out
  expect(await shown()).toContain('contato@escola.example, responsável')
  expect((await escola(dataDir, ['--responsavel', 'bia@escola.example'])).code).toBe(1)
  const { code, out } = await escola(dataDir, ['--responsavel', 'ANA@escola.example'])
  expect([code, out]).toEqual([0, expect.stringContaining('ana@escola.example passa a decidir')])
  expect(await shown()).toContain('ana@escola.example, responsável')
  expect((await accountIn(dataDir, 'ana')).account.passwordHash).toBe(ana.passwordHash)
  const recorded = await inFolder(dataDir, ({ changes }) => changes.before(null, 9))
  expect(recorded.map(({ by, kind, subject }) => [by, kind, subject])).toEqual([
    ['Quem cuida do servidor', 'responsible', 'ana@escola.example'],
  ])
})

test('each of several people is listed, and can get a new password by e-mail', async () => {
  const dataDir = await emptySite()
  await escola(dataDir)
  const before = await accountIn(dataDir)
  const ana = { id: 'ana', name: 'Ana', email: 'ana@escola.example', createdAt: Date.now() }
  await inFolder(dataDir, ({ accounts }) => accounts.add({ ...before.account, ...ana }))
  const shown = await escola(dataDir, ['--mostrar'])
  expect(shown.out).toContain(
    'E-mail:   contato@escola.example, responsável\nE-mail:   ana@escola.example (Ana)',
  )

  const unknown = await escola(dataDir, ['--email', 'outra@escola.example'])
  expect(unknown.code).toBe(1)
  expect(unknown.err).toContain('Ninguém tem acesso com o e-mail outra@escola.example')
  const reset = await escola(dataDir, ['--email', 'Ana@escola.example'])
  expect(reset.out).toContain('ana@escola.example')
  expect(await (await accountIn(dataDir, 'ana')).opens(passwordIn(reset.out))).toBe(true)
  expect((await accountIn(dataDir)).account).toEqual(before.account)
})

test('a mistyped option or variable is a sentence, and nothing is touched', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const option = await escola(dataDir, ['--nova'])
  expect(option.code).toBe(1)
  expect(option.err).toContain('Opção desconhecida: --nova')
  const variable = await escola(dataDir, [], { ADMIN_EMAIL: 'sem-arroba' })
  expect(variable.code).toBe(1)
  expect(variable.err).toContain('ADMIN_EMAIL deve ser um e-mail')
})
