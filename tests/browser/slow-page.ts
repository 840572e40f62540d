import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Proxies the site, and holds back each page from `rest` on until it is released. */
export async function holdBackRest(site: string, rest: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const line = createServer(async ({ url = '/', method }, response) => {
    if (method === 'POST') return response.writeHead(204).end()
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const cut = type.startsWith('text/html') ? body.indexOf(rest) : 0
    response.writeHead(answer.status, { 'content-type': type })
    if (cut > 0) {
      response.write(body.subarray(0, cut))
      await held
    }
    response.end(body.subarray(Math.max(cut, 0)))
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo
  const stop = () => {
    line.close()
    line.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, letGo, stop }
}
