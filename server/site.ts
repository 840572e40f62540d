import { createApp } from './app.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { openServices } from './services.ts'

export type Site = {
  fetch: ReturnType<typeof createApp>['fetch']
  close: () => Promise<void>
}

/** The whole site without a socket: the production start and the development server share it. */
export async function openSite({ env, log }: { env: Env; log: Log }): Promise<Site> {
  const { services, healthy, close } = await openServices(env, log)
  return { fetch: createApp({ env, log, services, healthy }).fetch, close }
}
