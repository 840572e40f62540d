import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programsFor } from '#scripts/test/needs.mjs'
import { filesMatching } from '#scripts/test/test-files.mjs'

/** As an account that may install nothing, on a machine where no program is found. */
function npmTest(...words: string[]) {
  const notRoot = 'process.getuid = () => 1000'
  return spawnSync(
    join(process.cwd(), 'node_modules/.bin/node'),
    ['--import', `data:text/javascript,${notRoot}`, 'scripts/test.mjs', ...words],
    { encoding: 'utf8', env: { ...process.env, PATH: '' } },
  )
}

test('what is missing for all tests is one sentence with one command, before anything runs', () => {
  const { stderr, stdout, status } = npmTest()
  expect(stderr).toMatch(
    /^Os testes pararam: faltam programas nesta máquina\. No Debian, instale-os com: sudo apt-get install .+\nOnde: .+\nTempo total: .+\n$/,
  )
  for (const name of [
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
    'default-jre-headless',
    'restic',
  ]) {
    expect(stderr).toContain(` ${name}`)
  }
  expect(stdout).toBe('0 passed, 1 failed\n')
  expect(status).toBe(1)
})

test('of some tests only what they need is asked for', () => {
  const { stderr } = npmTest('operator/proxied-uploads')
  expect(stderr).toContain('caddy openssl restic\n')
  expect(stderr).not.toContain('firefox')
})

test('the rules need no program that is not an npm package', () => {
  expect(programsFor(filesMatching(['rules']))).toEqual([])
  expect(programsFor(filesMatching(['operator']))).toContain('restic')
})
