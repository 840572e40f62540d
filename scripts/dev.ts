import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type * as listenModule from '#server/listen.ts'
import type * as checkModule from '#server/start-check.ts'
import { currentSite } from './dev/current-site.ts'
import { describeFault, faultPage } from './dev/faults.ts'
import { developmentLog } from './dev/log.ts'
import { openPages } from './dev/pages.ts'
import { serverModules } from './dev/server-modules.ts'

// `npm run dev`: the same Hono app as in production, reopened when a module changes; open pages reload.
const server = createServer()
const pages = openPages()
const modules = serverModules()
const vite = await createVite({
  // Hot reload uses the site's own origin: the content security policy allows no other.
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['data', 'build', 'builds'].map((folder) => `**/${folder}/**`) },
  },
  appType: 'custom',
  clearScreen: false,
  plugins: [modules.plugin, pages.plugin],
})
const { root } = vite.config

const { checkStart } = await modules.load<typeof checkModule>('/server/start-check.ts')
const start = checkStart()
if ('faults' in start) {
  for (const fault of start.faults) console.error(`Não foi possível iniciar: ${fault}`)
  process.exit(1)
}
const { env } = start
const { listenError } = await modules.load<typeof listenModule>('/server/listen.ts')

const { log, taken } = developmentLog(print)
let isBroken = false
const openSite = currentSite({
  modules,
  env,
  log,
  onTry({ fault }) {
    if (fault === null) pages.reload({ evenForStyles: isBroken })
    else {
      print(fault)
      pages.showOverlay(describeFault(fault, root))
    }
    isBroken = fault !== null
  },
})

const answer = getRequestListener(async (request, bindings) => {
  // The response must not be compressed, because pages get a script added.
  request.headers.delete('accept-encoding')
  const response = await openSite().then(
    ({ fetch }) => fetch(request, bindings),
    (fault: unknown) => faultPage(describeFault(fault, root)),
  )
  const fault = taken(response.headers.get('x-request-id'))
  if (response.status !== 500 || fault === undefined) return pages.prepare(response)
  const described = describeFault(fault, root)
  if (request.headers.get('accept')?.includes('text/html'))
    return pages.prepare(faultPage(described))
  pages.showOverlay(described)
  return response
})

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => answer(request, response))
})
server.once('error', (error) => {
  console.error(`Não foi possível iniciar: ${listenError(error, env)}`)
  process.exit(1)
})
server.listen(env.port, env.host, () => void announce())

async function announce(): Promise<void> {
  const opened = await openSite().catch(() => null)
  await opened?.site.announce()
  console.log(`Desenvolvimento em ${env.siteUrl}`)
  await opened?.site.sweep()
}

function print(fault: unknown): void {
  const { message, stack } = describeFault(fault, root)
  console.error(`\n${message}\n${stack}\n`)
}
