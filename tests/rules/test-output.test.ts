import { expect, test } from 'vitest'
import { colorSettings } from '#scripts/setup/color-settings.mjs'
import { closingLine, countPlaywright, countVitest } from '#scripts/test/counts.mjs'
import { machineSentence } from '#scripts/test/machine.mjs'

const aTest = (fullName: string, status: string, more: object = {}) => ({
  fullName,
  status,
  failureMessages: [],
  meta: {},
  ...more,
})

test('a test that the machine cannot run is counted as skipped, with its reason; one that was left out is not', () => {
  const assertionResults = [
    aTest('a', 'passed'),
    aTest('b', 'passed', { failureMessages: ['at first'] }),
    aTest('c', 'failed', { failureMessages: ['twice'] }),
    aTest('d', 'skipped', { meta: { cannotRun: 'no\nnamespaces' } }),
    aTest('e', 'skipped'),
  ]
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numTotalTests: 5,
    testResults: [{ assertionResults }],
  }
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    left: 1,
    flaky: ['b'],
    impossible: [{ title: 'd', reason: 'no namespaces' }],
  })
})

test('a browser test that passed on the second try is named', () => {
  const specs = [
    { title: 'a', tests: [{ status: 'flaky' }] },
    { title: 'b', tests: [{ status: 'expected' }] },
  ]
  const suites = [{ file: 'x.ts', suites: [{ file: 'x.ts', specs }] }]
  const stats = { expected: 1, unexpected: 2, flaky: 1, skipped: 3 }
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 2,
    failed: 2,
    left: 3,
    flaky: ['x.ts: a'],
    impossible: [],
  })
})

test('the last line names what was skipped only where something was', () => {
  expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed')
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped')
})

test('a closing line names the system, the account, Node, npm and the Firestore', () => {
  const npm = 'npm/9.2.0 node/v20.19.2 linux x64 workspaces/false'
  const known = { system: 'Debian GNU/Linux 13 (trixie)', firestore: 'a memória' }
  expect(machineSentence({ ...known, isRoot: true, npm })).toMatch(
    /^Onde: Debian GNU\/Linux 13 \(trixie\), \w+, como root; Node 20\.19\.2 e npm 9\.2\.0 da máquina, Node 24\.\S+ nos testes; Firestore: a memória$/,
  )
  expect(machineSentence({ ...known, isRoot: false, npm: '' })).toMatch(
    /, sem ser root; Node 24\.\S+ nos testes;/,
  )
})

test('output that is no terminal has no colours, unless they are asked for', () => {
  expect(colorSettings({ isTTY: false }, {})).toEqual({ NO_COLOR: '1' })
  expect(colorSettings({ isTTY: true }, {})).toEqual({})
  expect(colorSettings({ isTTY: false }, { FORCE_COLOR: '1' })).toEqual({})
})
