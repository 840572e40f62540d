import { expect, test } from 'vitest'
import { logLines } from '#tests/running-site/log-lines.ts'
import { preload } from '#tests/running-site/preload.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { alarmReceiver } from './alarm-receiver.ts'

const faultIn = 'preloads/unhandled-fault.mjs'

const linesOf = (site: SiteProcess, message: string) =>
  logLines(site)
    .filter(({ msg }) => msg === message)
    .map(({ level, count, err }) => ({ level, count, names: err?.stack.includes(faultIn) }))

test('a rejection that nobody handles is logged, counted and alarmed once, and the site lives', async () => {
  const { url, heard } = await alarmReceiver()
  const site = await siteForTest({ ...preload('unhandled-fault'), ALARM_URL: url })
  for (const count of [1, 2, 3]) {
    site.child.kill('SIGUSR2')
    await expect.poll(() => linesOf(site, 'unhandled rejection')).toHaveLength(count)
  }
  expect(linesOf(site, 'unhandled rejection')).toEqual(
    [1, 2, 3].map((count) => ({ level: 50, count, names: true })),
  )
  await expect.poll(() => heard.map(({ alarm }) => alarm)).toEqual(['fault raised'])
  expect(heard[0]?.body).not.toContain('propósito')
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
})

test('an exception that nobody catches ends the process, after its line is in the log', async () => {
  const site = await siteForTest({ ...preload('unhandled-fault'), UNHANDLED: 'exception' })
  site.child.kill('SIGUSR2')
  expect(await site.exited).toBe(1)
  await expect
    .poll(() => linesOf(site, 'uncaught exception'))
    .toEqual([{ level: 60, count: undefined, names: true }])
  expect(site.output().operator).toContain('O site parou: falha de propósito')
})

test('a stop that fails ends the process too', async () => {
  const site = await siteForTest({ ...preload('unhandled-fault'), UNHANDLED: 'stop' })
  site.child.kill('SIGTERM')
  await expect.poll(() => site.child.exitCode, { timeout: 10_000 }).toBe(1)
  expect(linesOf(site, 'stop failed')).toHaveLength(1)
})
