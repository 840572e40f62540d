import { ensureBuilt } from '#scripts/setup/build-stamp.mjs'
import { ensureChromium } from '#scripts/setup/chromium.mjs'
import { ensureInstalled } from '#scripts/setup/install.mjs'
import {
  checkPrograms,
  chromium,
  ensurePrograms,
  firefoxAndWebkit,
  java,
  proxies,
  restic,
} from '#scripts/setup/programs.mjs'
import { browserSuite, check, vitestSuite } from './suite.mjs'

// The suites above test the stores' contracts, and tests/site/hosted-panel.test.ts sends each kind of data that the
// panel writes to the hosted pair. This suite uses that pair from a browser, through two instances in turn.
const hosted = { STORES: 'firestore+cloudinaryx2' }

const programs = [...chromium, ...firefoxAndWebkit, ...java, ...proxies, ...restic]

export async function runAll() {
  checkPrograms(programs)
  // Installing waits more for the disk and the network than for the processor.
  const tests = ensureInstalled({ folder: 'tests' })
  const site = ensureInstalled().then(ensureBuilt)
  const checked = Promise.all([tests, site]).then(checkCode)
  // If one of them fails, wait for the other: its output must not follow the closing line.
  const ended = await Promise.allSettled([ensurePrograms(programs), checked])
  for (const { status, reason } of ended) if (status === 'rejected') throw reason
  const settings = { CHROMIUM: await ensureChromium() }
  await vitestSuite('Testes de unidade e contratos', [])
  await browserSuite('Testes no navegador', [], settings)
  const onHosted = ['admin/journey', 'admin/another-school']
  await browserSuite('Testes no navegador com serviços hospedados', onHosted, {
    ...settings,
    ...hosted,
  })
}

async function checkCode() {
  await check('Rotas tipadas', 'react-router', ['typegen'])
  // Each of them uses one core.
  await Promise.all([
    check('Estilo', 'biome', ['check', '.']),
    check('Tipos', 'tsc', ['--singleThreaded']),
    check('Código', 'oxlint', ['--quiet', '--type-aware']),
    check('Tipos de bench', 'tsc', ['--project', 'bench']),
  ])
}
