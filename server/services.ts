import type { Services } from '#app/context.ts'
import type { Env } from './env.ts'

export type OpenServices = {
  services: Services
  /** False when a store does not answer. */
  healthy: () => Promise<boolean>
  close: () => Promise<void>
}

/** The wiring: who plays each part is decided here and nowhere else. */
export async function openServices(env: Env): Promise<OpenServices> {
  return {
    services: { siteUrl: env.siteUrl, now: () => new Date() },
    healthy: async () => true,
    close: async () => {},
  }
}
