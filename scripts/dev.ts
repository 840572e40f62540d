import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type * as logModule from '#server/log.ts'
import type * as siteModule from '#server/site.ts'
import type * as checkModule from '#server/start-check.ts'

// `npm run dev`: the same Hono app as in production, reloading modules when they change.
const server = createServer()
const vite = await createVite({
  // Hot reload uses the site's own origin: the content security policy allows no other.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})

const { checkStart } = (await vite.ssrLoadModule('/server/start-check.ts')) as typeof checkModule
const start = await checkStart()
if ('faults' in start) {
  for (const fault of start.faults) console.error(`Não foi possível iniciar: ${fault}`)
  process.exit(1)
}
const { env } = start
const { openLog } = (await vite.ssrLoadModule('/server/log.ts')) as typeof logModule
const log = openLog()

let loaded: typeof siteModule | null = null
let site: siteModule.Site | null = null

/** Vite returns the same module until something it imports changes; then the site is reopened. */
async function currentSite(): Promise<siteModule.Site> {
  const fresh = (await vite.ssrLoadModule('/server/site.ts')) as typeof siteModule
  if (site && fresh === loaded) return site
  await site?.close()
  const isFirst = site === null
  loaded = fresh
  site = await fresh.openSite({ env, log })
  if (isFirst) await site.announce()
  await site.sweep()
  return site
}

const answer = getRequestListener(async (request, bindings) => {
  const { fetch } = await currentSite()
  return fetch(request, bindings)
})

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => answer(request, response))
})
server.listen(env.port, env.host, () => console.log(`Desenvolvimento em ${env.siteUrl}`))
