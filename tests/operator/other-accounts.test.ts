import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'
import { fillFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { nobody, requireAccounts } from './accounts.ts'
import { escolaHere, nodeEnv } from './escola/operator.ts'

function asNobody(args: string[], dataDir: string) {
  const { status, stderr } = spawnSync('node_modules/.bin/node', ['escola/main.ts', ...args], {
    env: { ...nodeEnv(), DATA_DIR: dataDir },
    uid: nobody,
    gid: nobody,
    encoding: 'utf8',
  })
  return { code: status, err: stderr }
}

test('a folder of another account is named as such by backup, export and restore', async (context) => {
  requireAccounts(context)
  if (asNobody(['--help'], '/').code !== 0) {
    cannotRun(context, `other accounts cannot read ${process.cwd()}`)
  }
  const [folder, shelf, open] = [aDataFolder(), aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 1 })
  const file = join(shelf, 'a.tar')
  expect((await escolaHere(['backup', file], { DATA_DIR: folder })).code).toBe(0)
  chmodSync(file, 0o644)
  chmodSync(shelf, 0o755)
  chmodSync(open, 0o777)
  const own = join(open, 'dados')
  mkdirSync(own)
  await fillFolder(own, { Sarau: 1 })
  spawnSync('chown', ['-R', `${nobody}:${nobody}`, own])

  const closed = `Sem permissão para usar ${folder}`
  for (const [args, dataDir, sentence] of [
    [['backup', join(open, 'b.tar')], folder, closed],
    [['restore', file], folder, closed],
    [['export', join(shelf, 'fora')], own, `Sem permissão para usar ${shelf}`],
  ] as const) {
    const { code, err } = asNobody([...args], dataDir)
    expect({ code, err }, args.join(' ')).toEqual({
      code: 1,
      err: expect.stringContaining(sentence),
    })
    expect(err).toContain('é da conta root, e este comando roda')
  }
})

test('a restore by root leaves the folder to the account it belongs to', async (context) => {
  requireAccounts(context)
  const [folder, shelf, other] = [aDataFolder(), aDataFolder(), aDataFolder()]
  await fillFolder(folder, { Junina: 2 })
  const file = join(shelf, 'a.tar')
  expect((await escolaHere(['backup', file], { DATA_DIR: folder })).code).toBe(0)
  chownSync(other, nobody, nobody)
  for (let times = 0; times < 2; times += 1) {
    expect((await escolaHere(['restore', file], { DATA_DIR: other })).code).toBe(0)
    const names = readdirSync(other, { recursive: true, encoding: 'utf8' })
    expect(names.length).toBeGreaterThan(10)
    const foreign = names.filter((name) => lstatSync(join(other, name)).uid !== nobody)
    expect(foreign).toEqual([])
  }
})

test('nightly work and a key by root stay with the account that the folder belongs to', async (context) => {
  requireAccounts(context)
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  spawnSync('chown', ['-R', `${nobody}:${nobody}`, folder])
  const env = { DATA_DIR: folder, PATH: '/nada' }
  expect((await escolaHere(['backup-key'], env)).code).toBe(0)
  expect((await escolaHere(['nightly'], env)).err).toContain('restic não está instalado')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(names).toEqual(expect.arrayContaining(['backup/key', 'backup/status.json']))
  expect(names.filter((name) => lstatSync(join(folder, name)).uid !== nobody)).toEqual([])
})
