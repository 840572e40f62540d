import { expect, test } from 'vitest'
import { visitPages } from '#tests/http-clients/load-clients.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { preload } from '#tests/running-site/preload.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'

test('a busy second writes a bounded number of lines, and one says how many were left out', async () => {
  // On a busy machine the visits would take many seconds.
  const site = await siteForTest(preload('standing-clock'))
  let asked = 0
  const until = () => asked++ > 400
  const { failed } = await visitPages(site, { visitors: 8, until })
  expect(failed).toBe(0)
  const answers = 401
  const lines = () => logLines(site).filter(({ path }) => path !== '/robots.txt')
  const answered = () => lines().filter(({ status }) => status === 200).length
  const leftOut = () => lines().reduce((sum, line) => sum + Number(line.leftOut ?? 0), 0)
  await expect.poll(() => answered() + leftOut()).toBe(answers)

  expect(answered()).toBeLessThan(260)

  await (await fetch(`${site.url}/cursos`)).text()
  await site.stop()
  expect(
    logLines(site)
      .slice(-3)
      .map(({ msg }) => msg),
  ).toEqual(['lines left out', 'stopping', 'stopped'])
})
