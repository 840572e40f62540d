import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/running-site/site-process.ts'
import type { PageServer, StoredPage } from './page-server.ts'

export async function startNginx(binary: string, pages: StoredPage[]): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'escola-nginx-'))
  // nginx's worker runs as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'files'))
  for (const [number, { body }] of pages.entries()) {
    writeFileSync(join(folder, 'files', String(number)), body)
  }
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configure(folder, port, pages))

  const child = spawn(binary, ['-c', configuration], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = () => {
    child.kill()
    return exited
  }
  await waitUntilOpen(url + (pages[0]?.path ?? '/'))
  return { name: 'nginx', url, stop }
}

/** `tcp_nopush on` would hold answers back on a loopback connection and give nginx too low a figure. */
function configure(folder: string, port: number, pages: StoredPage[]): string {
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const locations = pages.map(({ path, headers }, number) => {
    const lines = headers.map(([name, value]) => `add_header ${name} "${escaped(value)}";`)
    return `location = ${path} { try_files /${number} =404; ${lines.join(' ')} }`
  })
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      ${temporaryFolders.join(' ')}
      access_log off; etag off; types {} default_type text/html;
      sendfile on; tcp_nopush off; open_file_cache max=100; keepalive_requests 10000000;
      server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }
    }`
}

async function waitUntilOpen(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('nginx did not open')
}

function escaped(value: string): string {
  return value.replace(/["\\$]/g, (sign) => `\\${sign}`)
}
