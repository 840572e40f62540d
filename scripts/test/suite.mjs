import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/setup/root.mjs'
import { run } from '#scripts/setup/run.mjs'
import { say, step } from '#scripts/setup/say.mjs'
import { countPlaywright, countVitest } from './counts.mjs'

export const total = { passed: 0, failed: 0, skipped: 0 }
/** The tests that this machine cannot run. */
export const impossible = []

const reports = join(root, 'test-results/reports')
let suites = 0

// Tests and browsers leave folders behind, even when killed. Other accounts write there too, as in /tmp.
const temporary = mkdtempSync(join(tmpdir(), 'escola-testes-'))
chmodSync(temporary, 0o1777)
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))

export async function check(name, command, args) {
  const code = await step(name, () => run(command, args))
  total[code === 0 ? 'passed' : 'failed'] += 1
}

/** With `partial`, tests that were left out are not failures. */
export function vitestSuite(name, args, { partial = false } = {}) {
  const command = ['vitest', 'run', '--config=tests/vitest.config.ts', ...args]
  return suite(name, command, { env: 'VITEST_REPORT', count: countVitest, partial })
}

export function browserSuite(name, args, settings, { partial = false } = {}) {
  const command = ['playwright', 'test', '--config=tests/playwright.config.ts', ...args]
  const env = 'PLAYWRIGHT_JSON_OUTPUT_NAME'
  // Playwright itself decides where to use colours, and would warn about a setting of ours.
  const given = { ...settings, NO_COLOR: process.env.NO_COLOR }
  return suite(name, command, { env, count: countPlaywright, partial, settings: given })
}

/** Counts the tests; a suite that ran none, or died without a report, has failed unless it is partial. */
async function suite(name, [command, ...args], { env, count, partial, settings = {} }) {
  suites += 1
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${suites}.json`)
  rmSync(report, { force: true })
  const given = { ...settings, TMPDIR: temporary, [env]: report }
  const code = await step(name, () => run(command, args, { env: given }))
  const { passed, failed, left, flaky, impossible: unable } = readCount(report, count)
  if (flaky.length > 0) say(`  só na segunda vez: ${flaky.join('; ')}`)
  const unsound = code !== 0 || (passed + unable.length === 0 && !partial)
  const failures = partial ? failed : failed + left
  total.passed += passed
  total.failed += failures === 0 && unsound ? 1 : failures
  total.skipped += unable.length
  impossible.push(...unable)
}

function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    say(`  sem relatório: ${error.message}`)
    return { passed: 0, failed: 1, left: 0, flaky: [], impossible: [] }
  }
}
