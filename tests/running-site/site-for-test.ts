import { afterAll, onTestFinished } from 'vitest'
import { type AdminSite, adminBrowser, signIn, startAdminSite } from './admin-client.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** For a test that needs a site of its own: it stops with the test. */
export async function siteForTest(
  env: Record<string, string> = {},
  within: readonly string[] = [],
): Promise<SiteProcess> {
  return stoppedWithTest(await startSite(env, within))
}

export async function adminSiteForTest(env: Record<string, string> = {}): Promise<AdminSite> {
  return stoppedWithTest(await startAdminSite(env))
}

/** For all tests of a file, with somebody who has signed in: it stops after the last of them. */
export async function signedInSite(env: Record<string, string> = {}) {
  const site = await startAdminSite(env)
  afterAll(async () => {
    await site.stop()
  })
  const jar = await signIn(site)
  return { site, jar, browser: adminBrowser(site, jar) }
}

function stoppedWithTest<Site extends SiteProcess>(site: Site): Site {
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}
