import { createApp } from './app.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import { openServices } from './services.ts'

export type Site = {
  fetch: ReturnType<typeof createApp>['fetch']
  pages: PageCache
  close: () => Promise<void>
}

/** The whole site without a socket: the production start and the development server share it. */
export async function openSite({ env, log }: { env: Env; log: Log }): Promise<Site> {
  const { services, edition, healthy, close } = await openServices(env, log)
  const pages = pageCache(edition)
  return { fetch: createApp({ env, log, services, pages, healthy }).fetch, pages, close }
}
