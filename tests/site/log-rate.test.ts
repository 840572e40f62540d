import { expect, test } from 'vitest'
import { visitPages } from '#tests/load-clients.ts'
import { logLines } from '#tests/log-lines.ts'
import { siteForTest } from '#tests/site-for-test.ts'

test('a busy second writes a bounded number of lines, and one says how many were left out', async () => {
  const site = await siteForTest()
  let asked = 0
  const until = () => asked++ > 3000
  const { failed } = await visitPages(site, { visitors: 8, until })
  expect(failed).toBe(0)
  const answers = 3001
  const lines = () => logLines(site).filter(({ path }) => path !== '/robots.txt')
  const answered = () => lines().filter(({ status }) => status === 200).length
  const leftOut = () => lines().reduce((sum, line) => sum + Number(line.leftOut ?? 0), 0)
  await expect.poll(() => answered() + leftOut()).toBe(answers)

  const perSecond = Map.groupBy(lines(), ({ time }) => String(time).slice(0, 19))
  for (const [second, written] of perSecond) expect(written.length, second).toBeLessThan(260)
  expect(leftOut()).toBeGreaterThan(0)
})
