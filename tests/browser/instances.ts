import { startRoundRobin } from '#tests/proxies/round-robin.ts'
import { freePort, type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { underTest } from './stores-under-test.ts'

/** A site under test: its one address, and the processes behind it. */
export type RunningSite = SiteProcess & { instances: SiteProcess[] }

/** The site as it runs under test: one process, or two that take turns. */
export async function startInstances(
  env: Record<string, string>,
  port?: number,
): Promise<RunningSite> {
  port ??= await freePort()
  if (underTest.instances === 1) {
    const site = await startSite({ ...env, PORT: String(port) })
    return { ...site, instances: [site] }
  }
  const url = `http://localhost:${port}`
  // The round-robin proxy is one more than those that the test simulates.
  const shared = { ...env, SITE_URL: url, TRUST_PROXY: String(Number(env.TRUST_PROXY ?? 0) + 1) }
  const [first, second] = [await startSite(shared), await startSite(shared)]
  const proxy = await startRoundRobin(port, [first.port, second.port])
  return {
    ...first,
    port,
    url,
    instances: [first, second],
    stop: async () => {
      await proxy.stop()
      await second.stop()
      return first.stop()
    },
  }
}
