import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Two pages with only a heading, a link to the other page and a button: the cost of the browser itself. */
export async function startEmptyPages() {
  const tap = { from: '/um', to: '/dois' }
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === tap.from ? emptyPage(tap.from, tap.to) : emptyPage(tap.to, tap.from))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, tap, stop: () => server.close() }
}

function emptyPage(path: string, next: string): string {
  const rules = JSON.stringify({ prefetch: [{ urls: [next], eagerness: 'immediate' }] })
  return `<!doctype html><html lang="pt-BR"><title>${path}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<main><h1>${path}</h1><a href="${next}">${next}</a>
<button onclick="document.querySelector('h1').textContent = 'pressed'">press</button></main>
<script type="speculationrules">${rules}</script></html>`
}
