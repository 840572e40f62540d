import { ensureProgram } from '#scripts/setup/program.mjs'
import { startNginx } from './nginx.ts'
import { startNodeServer } from './node-server.ts'

export type StoredPage = { path: string; headers: [string, string][]; body: Buffer }
export type PageServer = { name: string; url: string; stop: () => Promise<unknown> }

/** A peer that serves the same bytes and headers as the site: nginx, or node:http where there is none. */
export async function startPageServer(pages: StoredPage[]): Promise<PageServer> {
  const nginx: string | null = await ensureProgram('nginx')
  return nginx ? startNginx(nginx, pages) : startNodeServer(pages)
}
