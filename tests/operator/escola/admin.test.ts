import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStores } from '#server/stores.ts'
import { inFolder } from '#tests/school-folder.ts'
import { nodeEnv } from './operator.ts'

const escola = (dataDir: string, args: string[] = [], env: Record<string, string> = {}) =>
  spawnSync('node_modules/.bin/node', ['escola/main.ts', 'admin', ...args], {
    encoding: 'utf8',
    env: { ...nodeEnv(), DATA_DIR: dataDir, ...env },
  })

const passwordIn = (text: string) => /Senha:\s+(\S+)/.exec(text)?.[1] ?? ''

async function emptySite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(dataDir, ({ events }) => events.all())
  return dataDir
}

async function accountIn(dataDir: string) {
  const stores = await openStores({ dataDir })
  const account = await stores.account.find()
  if (!account) throw new Error('no account')
  return {
    account,
    opens: (password: string) => stores.passwords.verify(password, account.passwordHash),
  }
}

test('where there is no site none is made: the folder is named, and how to say another', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'escola-')), 'data')
  for (const args of [[], ['--mostrar']]) {
    const { status, stderr } = escola(dataDir, args)
    expect(status).toBe(1)
    expect(stderr).toContain(`Não há site em ${dataDir}. Diga onde ele está com DATA_DIR=PASTA`)
  }
  expect(existsSync(dataDir)).toBe(false)
})

test('a new password removes the file with the first one', async () => {
  const dataDir = await emptySite()
  writeFileSync(join(dataDir, 'primeira-senha.txt'), 'senha antiga')
  expect(escola(dataDir).status).toBe(0)
  expect(existsSync(join(dataDir, 'primeira-senha.txt'))).toBe(false)
})

test('the first call makes the account, the next one a new password that ends all sessions', async () => {
  const dataDir = await emptySite()
  const first = escola(dataDir)
  expect(first.status).toBe(0)
  expect(first.stdout).toContain('http://localhost:3000/admin')
  const before = await accountIn(dataDir)
  expect(await before.opens(passwordIn(first.stdout))).toBe(true)

  const second = escola(dataDir)
  expect(second.stdout).toContain('todas as sessões terminaram')
  const after = await accountIn(dataDir)
  expect(await after.opens(passwordIn(second.stdout))).toBe(true)
  expect(await after.opens(passwordIn(first.stdout))).toBe(false)
  expect(after.account.generation).not.toBe(before.account.generation)
})

test('asked only to show, it changes nothing', async () => {
  const dataDir = await emptySite()
  escola(dataDir)
  const before = await accountIn(dataDir)
  const shown = escola(dataDir, ['--mostrar'])
  expect(shown.stdout).toContain('contato@escola.example')
  expect(passwordIn(shown.stdout)).toBe('')
  expect((await accountIn(dataDir)).account).toEqual(before.account)
})

test('a mistyped option or variable is a sentence, and nothing is touched', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const option = escola(dataDir, ['--nova'])
  expect(option.status).toBe(1)
  expect(option.stderr).toContain('Opção desconhecida: --nova')
  const variable = escola(dataDir, [], { ADMIN_EMAIL: 'sem-arroba' })
  expect(variable.status).toBe(1)
  expect(variable.stderr).toContain('ADMIN_EMAIL deve ser um e-mail')
})
