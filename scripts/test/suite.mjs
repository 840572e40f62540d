import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'
import { run } from '#scripts/setup/run.mjs'
import { say, step } from '#scripts/setup/say.mjs'

export const total = { passed: 0, failed: 0 }

const reports = join(root, 'test-results/reports')
let suites = 0

// Tests and browsers leave folders behind, also when they are killed. Other accounts write there too, as in /tmp.
const temporary = mkdtempSync(join(tmpdir(), 'escola-testes-'))
chmodSync(temporary, 0o1777)
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))

export async function check(name, command, args) {
  const code = await step(name, () => run(command, args))
  total[code === 0 ? 'passed' : 'failed'] += 1
}

/** With `partial`, tests that were left out are no failures. */
export function vitestSuite(name, args, { partial = false } = {}) {
  const command = ['vitest', 'run', '--config=tests/vitest.config.ts', ...args]
  return suite(name, command, { env: 'VITEST_REPORT', count: countVitest, partial })
}

export function browserSuite(name, args, settings, { partial = false } = {}) {
  const command = ['playwright', 'test', '--config=tests/playwright.config.ts', ...args]
  const env = 'PLAYWRIGHT_JSON_OUTPUT_NAME'
  return suite(name, command, { env, count: countPlaywright, partial, settings })
}

/** Counts the tests; a suite that ran none, or died without a report, has failed unless it is partial. */
async function suite(name, [command, ...args], { env, count, partial, settings = {} }) {
  suites += 1
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${suites}.json`)
  rmSync(report, { force: true })
  const given = { ...settings, TMPDIR: temporary, [env]: report }
  const code = await step(name, () => run(command, args, { env: given }))
  const { passed, failed, left } = readCount(report, count)
  const unsound = code !== 0 || (passed === 0 && !partial)
  const failures = partial ? failed : failed + left
  total.passed += passed
  total.failed += failures === 0 && unsound ? 1 : failures
}

function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    say(`  sem relatório: ${error.message}`)
    return { passed: 0, failed: 1, left: 0 }
  }
}

function countVitest({ numPassedTests, numFailedTests, numTotalTests, testResults }) {
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  sayFlaky(flaky.map(({ fullName }) => fullName))
  const left = numTotalTests - numPassedTests - numFailedTests
  return { passed: numPassedTests, failed: numFailedTests, left }
}

/** A test that passed only on the second try is named. */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  sayFlaky(flakyTitles(suites))
  return { passed: expected + flaky, failed: unexpected, left: skipped }
}

function sayFlaky(titles) {
  if (titles.length > 0) say(`  só na segunda vez: ${titles.join('; ')}`)
}

function flakyTitles(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ])
}
