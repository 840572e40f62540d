import { onTestFinished } from 'vitest'
import { type AdminSite, startAdminSite } from './admin-client.ts'

/** For a test that needs a site of its own; it goes with the test. */
export async function siteOfThisTest(env: Record<string, string> = {}): Promise<AdminSite> {
  const site = await startAdminSite(env)
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}
