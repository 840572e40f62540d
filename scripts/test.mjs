// `npm test`: installs what is missing (the browsers and the proxies too), builds what is stale, runs every check.
// With `--em-toda-parte` all that reaches a store is tried on every combination of stores.
// The last line counts: 'N passed, N failed'.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import './setup/node-version.mjs'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureEngines } from './setup/engines.mjs'
import { emulatorName } from './setup/firestore-emulator.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { ensureJava } from './setup/java.mjs'
import { ensureProxies } from './setup/proxies.mjs'
import { run } from './setup/run.mjs'
import { say, seconds, step } from './setup/say.mjs'

const started = performance.now()
const reports = mkdtempSync(join(tmpdir(), 'escola-testes-'))
const total = { passed: 0, failed: 0 }

const everywhere = process.argv.includes('--em-toda-parte')

// The stores keep their contracts in the suites before. Here the tests with the tag @stores, at least one
// for each kind of data that the panel writes, run on the hosted pair, by two instances that take turns;
// on the mixed pairs the admin's whole journey does.
const otherStores = [
  ['firestore+cloudinaryx2', ['--grep=@stores']],
  ['firestore+disk', ['admin/journey']],
  ['sqlite+cloudinary', ['admin/journey']],
]

try {
  await ensureInstalled({ development: true })
  const chromium = await ensureChromium()
  await ensureEngines()
  await ensureJava()
  await ensureProxies()
  await ensureBuilt()
  say(`Firestore dos testes: ${emulatorName()}`)

  await check('Estilo do código', 'biome', ['check', '.'])
  await check('Rotas tipadas', 'react-router', ['typegen'])
  await check('Tipos', 'tsc', [])
  await suite('Testes de unidade e contratos', 'vitest', ['run'], countVitest, (report) => ({
    VITEST_REPORT: report,
  }))
  await suite('Testes no navegador', 'playwright', ['test'], countPlaywright, (report) => ({
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }))
  for (const [stores, specs] of otherStores) {
    const name = `Testes no navegador com ${stores}`
    const args = everywhere ? ['test'] : ['test', '--project=desk', ...specs]
    await suite(name, 'playwright', args, countPlaywright, (report) => ({
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      STORES: stores,
    }))
  }
} catch (error) {
  say(`Os testes pararam: ${error.message}`)
  total.failed += 1
}

say(`Tempo total: ${seconds(performance.now() - started)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function check(name, command, args) {
  const code = await step(name, () => run(command, args))
  total[code === 0 ? 'passed' : 'failed'] += 1
}

/** A suite says how many tests it ran; one that ran none, or died without a report, has failed. */
async function suite(name, command, args, count, env) {
  const report = join(reports, `${name}.json`)
  const code = await step(name, () => run(command, args, { env: env(report) }))
  const { passed, failed } = readCount(report, count)
  total.passed += passed
  total.failed += failed === 0 && (code !== 0 || passed === 0) ? 1 : failed
}

function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    say(`  sem relatório: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  sayFlaky(flaky.map(({ fullName }) => fullName))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** A test that was skipped has not passed; one that passed only on the second try is named aloud. */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  sayFlaky(flakyTitles(suites))
  return { passed: expected + flaky, failed: unexpected + skipped }
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
