import { expect, test } from 'vitest'
import { exitCodeWithin } from '#tests/running-site/exit-code.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

async function siteWithClosedLog(): Promise<SiteProcess> {
  const site = await startSite()
  site.child.stdout?.destroy()
  site.child.stderr?.destroy()
  return site
}

test('a site whose log nobody reads any more goes on serving', async () => {
  const site = await siteWithClosedLog()
  const ask = () => fetch(`${site.url}/cursos`, { signal: AbortSignal.timeout(20_000) })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await site.stop()).toBe(0)
})

test('it stops when told to, also when that is the first line it logs', async () => {
  const site = await siteWithClosedLog()
  expect(await exitCodeWithin(20_000, site)).toBe(0)
})
