import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PageServer, StoredPage } from './page-server.ts'

export async function startNodeServer(pages: StoredPage[]): Promise<PageServer> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const server = createServer((request, response) => {
    const page = byPath.get(request.url ?? '')
    const length = ['content-length', String(page?.body.length ?? 0)]
    response.writeHead(page ? 200 : 404, [...(page?.headers.flat() ?? []), ...length])
    response.end(page?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { name: 'node:http', url: `http://127.0.0.1:${port}`, stop: async () => server.close() }
}
