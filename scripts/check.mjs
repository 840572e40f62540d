// `npm run check`: style, types and the rules, side by side. Builds nothing.
import { hasRouteTypes, stampRouteTypes } from './setup/route-types.mjs'
import { collect } from './setup/run.mjs'
import { say, seconds } from './setup/say.mjs'

const typeOptions = [
  // Several threads would check the same types several times, and the other checks need the cores.
  '--singleThreaded',
  // Checks what has changed and what depends on it. `npm test` checks everything.
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
]

const ruleOptions = [
  'run',
  '--config=tests/vitest.config.ts',
  '--project=rules',
  '--maxWorkers=1',
  '--reporter=minimal',
]
/** What relies on the machine's language is right only on a Brazilian one. */
const foreignLanguage = { LC_ALL: 'C' }

/** Rules that need types cost most: `npm test` asks the tests, too, whether a promise is forgotten. */
const product = ['app', 'content', 'domain', 'adapters', 'server', 'escola', 'scripts']

const checks = {
  estilo: () => collect('biome', ['check', '.']),
  tipos: async () => {
    const generated = await routeTypes
    return generated.code === 0 ? collect('tsc', typeOptions) : generated
  },
  // Without the types of the routes it would take their promises for `any`.
  código: async () => {
    await routeTypes
    const typed = await collect('oxlint', ['--quiet', '--type-aware', ...product])
    return typed.code === 0 ? collect('oxlint', ['--quiet']) : typed
  },
  regras: () => collect('vitest', ruleOptions, { env: foreignLanguage }),
}

const started = performance.now()
const routeTypes = generateRouteTypes()
const failed = []
await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const { code, output } = await check()
    if (code === 0) return
    failed.push(name)
    say(`» ${name}\n${output}`)
  }),
)
const time = seconds(performance.now() - started)
console.log(
  failed.length === 0
    ? `Tudo certo em ${time}: ${Object.keys(checks).join(', ')}.`
    : `Falhou em ${time}: ${failed.join(', ')}.`,
)
process.exit(failed.length === 0 ? 0 : 1)

async function generateRouteTypes() {
  if (await hasRouteTypes()) return { code: 0 }
  const generated = await collect('react-router', ['typegen'])
  if (generated.code === 0) await stampRouteTypes()
  return generated
}
