import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, launch, startSite } from '#tests/running-site/site-process.ts'
import { nodeEnv } from './escola/operator.ts'

const siteUrl = 'https://www.palavras.example'
const aFolder = () => mkdtempSync(join(tmpdir(), 'escola-'))

test('a folder without its first slash is refused where the settings are a file of the system', () => {
  const folder = aFolder()
  const settings = join(folder, 'escola.env')
  const check = (lines: string, variables: Record<string, string> = {}) => {
    writeFileSync(settings, `SITE_URL=${siteUrl}\n${lines}`)
    const { status, stderr } = spawnSync(
      'node_modules/.bin/node',
      [`--env-file=${settings}`, 'escola/main.ts', 'check-settings'],
      { env: { ...nodeEnv(), ...variables }, encoding: 'utf8' },
    )
    return { status, stderr }
  }
  const refused = check('DATA_DIR=var/lib/escola\n')
  expect(refused.status).toBe(1)
  expect(refused.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^DATA_DIR=var\/lib\/escola .*DATA_DIR=\/var\/lib\/escola/),
  ])
  expect(existsSync('var')).toBe(false)
  expect(check('PORT=3000\n').stderr).toMatch(/^Falta DATA_DIR/)
  expect(check(`DATA_DIR=${join(folder, 'dados')}\n`).status).toBe(0)
})

test('a site that has had a database never begins anew at its public address by itself', async () => {
  const state = aFolder()
  const [folder, other] = [join(state, 'dados'), join(state, 'outra')]
  const port = String(await freePort())
  const service = { STATE_DIRECTORY: state, SITE_URL: siteUrl, PORT: port }
  const first = await startSite({ ...service, DATA_DIR: folder })
  expect(await first.stop()).toBe(0)

  for (const [dataDir, before] of [
    [other, () => {}],
    // As a disk that is not mounted.
    [folder, () => renameSync(folder, `${folder}.longe`)],
  ] as const) {
    before()
    const refused = launch({ ...service, DATA_DIR: dataDir })
    expect(await refused.exited).toBe(1)
    const lines = refused.output().operator.trim().split('\n')
    expect(lines).toEqual([expect.stringContaining(`não há banco de dados em ${dataDir}`)])
    for (const said of [folder, siteUrl, join(state, 'banco-em-uso.txt')]) {
      expect(lines[0]).toContain(said)
    }
    expect(existsSync(dataDir)).toBe(false)
  }

  // On the operator's own machine nothing is at stake, and a folder that has a database is a move.
  const own = await startSite({ STATE_DIRECTORY: state, DATA_DIR: aFolder() })
  expect(await own.stop()).toBe(0)
  renameSync(`${folder}.longe`, other)
  const moved = await startSite({ ...service, DATA_DIR: other })
  expect(await moved.stop()).toBe(0)
  expect(readFileSync(join(state, 'banco-em-uso.txt'), 'utf8')).toContain(other)
  rmSync(join(state, 'banco-em-uso.txt'))
  const anew = await startSite({ ...service, DATA_DIR: folder })
  expect(readdirSync(folder)).toContain('escola.db')
  expect(await anew.stop()).toBe(0)
})
