import { defaultToProduction } from './env.ts'

// Set before anything that reads NODE_ENV is loaded, hence the dynamic imports.
defaultToProduction()
const { checkStart } = await import('./start-check.ts')
const { openLog, tellOperator } = await import('./log.ts')
const { handleUnhandledFaults } = await import('./alarm/unhandled-faults.ts')
const start = checkStart()

if ('faults' in start) {
  for (const fault of start.faults) tellOperator(`Não foi possível iniciar: ${fault}`)
  process.exit(1)
}

const { env } = start
const log = openLog()
const { readOnlyDisk } = await import('./env/data-folder.ts')
const readOnly = readOnlyDisk(env.dataDir)
if (readOnly) tellOperator(`Atenção: ${readOnly}`)
handleUnhandledFaults(log)

const { openSite } = await import('./site.ts')
const { openSocket, serve } = await import('./listen.ts')
const { recordUsedDatabase } = await import('./env/used-database.ts')
// First of all, so that a start whose port is taken neither creates an account nor migrates the database.
const socket = await openSocket(env, log)
const site = await openSite({ env, log }).catch((fault: Error) => {
  log.error({ err: fault }, 'not started')
  tellOperator(`Não foi possível iniciar: ${fault.message}`)
  process.exit(1)
})

// Last, so that a terminal still shows what a person needs: the first password, and the address.
log.flush()
await site.announce()
try {
  recordUsedDatabase(env)
} catch (err) {
  log.warn({ err }, 'the database in use cannot be recorded')
}
tellOperator(`Site no ar em ${env.siteUrl}`)
await serve(site, socket, { env, log })
// After serving: with a hosted photo store it may take minutes.
await site.sweep()
