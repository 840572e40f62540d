// `npm run check`: style, types and the rules, side by side. Builds nothing.
import { collect } from './setup/run.mjs'
import { say, seconds } from './setup/say.mjs'

const checks = {
  estilo: () => collect('biome', ['check', '.']),
  tipos: async () => {
    const routes = await collect('react-router', ['typegen'])
    // Several threads would check the same types several times, and the other checks need the cores.
    return routes.code === 0 ? collect('tsc', ['--singleThreaded']) : routes
  },
  regras: () =>
    collect('vitest', [
      'run',
      '--config=tests/vitest.config.ts',
      '--project=rules',
      '--maxWorkers=2',
      '--reporter=minimal',
    ]),
}

const started = performance.now()
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
