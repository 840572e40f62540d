import { defaultToProduction } from './env.ts'

// Set before anything that reads NODE_ENV is loaded, hence the dynamic imports.
defaultToProduction()
const { checkStart } = await import('./start-check.ts')
const { openLog, tellOperator } = await import('./log.ts')
const start = checkStart()

if ('faults' in start) {
  for (const fault of start.faults) tellOperator(`Não foi possível iniciar: ${fault}`)
  process.exit(1)
}

const { env } = start
const log = openLog()

const { openSite } = await import('./site.ts')
const { listen } = await import('./listen.ts')
const site = await openSite({ env, log }).catch((fault: Error) => {
  log.error({ err: fault }, 'not started')
  tellOperator(`Não foi possível iniciar: ${fault.message}`)
  process.exit(1)
})

await listen(site, { env, log })
// After listening: with a hosted photo store it may take minutes.
await site.sweep()
