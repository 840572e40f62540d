import { defaultToProduction } from './env.ts'

// Before anything that reads NODE_ENV is loaded: hence the late imports.
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
// Afterwards: a hosted photo store may take minutes.
await site.sweep()
