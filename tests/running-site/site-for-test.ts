import { onTestFinished } from 'vitest'
import { type AdminSite, startAdminSite } from './admin-client.ts'
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

function stoppedWithTest<Site extends SiteProcess>(site: Site): Site {
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}
