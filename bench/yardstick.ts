import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/site-process.ts'

export type StoredPage = { path: string; headers: [string, string][]; body: Buffer }
export type Yardstick = { name: string; port: number; stop: () => Promise<unknown> }

/** nginx with one worker on the same bytes; where there is none, the barest server Node can be. */
export async function openYardstick(pages: StoredPage[]): Promise<Yardstick> {
  const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(exists)
  return binary ? nginx(binary, pages) : bareNode(pages)
}

async function nginx(binary: string, pages: StoredPage[]): Promise<Yardstick> {
  const folder = mkdtempSync(join(tmpdir(), 'escola-nginx-'))
  // Its worker is another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  mkdirSync(join(folder, 'files'))
  const locations = pages.map(({ path, headers, body }, number) => {
    writeFileSync(join(folder, 'files', String(number)), body)
    const lines = headers.map(([name, value]) => `add_header ${name} "${quoted(value)}";`)
    return `location = ${path} { try_files /${number} =404; ${lines.join(' ')} }`
  })
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      ${scratch} access_log off; etag off; types {} default_type text/html;
      sendfile on; tcp_nopush off; open_file_cache max=100; keepalive_requests 10000000;
      server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }
    }`,
  )
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  await open(port, pages)
  const stop = () => {
    child.kill()
    return exited
  }
  return { name: 'nginx', port, stop }
}

async function bareNode(pages: StoredPage[]): Promise<Yardstick> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const server = createServer((request, response) => {
    const page = byPath.get(request.url ?? '')
    const length = ['content-length', String(page?.body.length ?? 0)]
    response.writeHead(page ? 200 : 404, [...(page?.headers.flat() ?? []), ...length])
    response.end(page?.body)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { name: 'node:http', port, stop: async () => server.close() }
}

async function open(port: number, pages: StoredPage[]): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${pages[0]?.path}`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the yardstick did not open')
}

function quoted(value: string): string {
  return value.replace(/["\\$]/g, (sign) => `\\${sign}`)
}

function exists(file: string): boolean {
  try {
    accessSync(file)
    return true
  } catch {
    return false
  }
}
