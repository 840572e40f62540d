import { expect, onTestFinished, test } from 'vitest'
import { expectIntact, storedEvents } from '#tests/attacks/intact-site.ts'
import { slowClient, visitPages } from '#tests/http-clients/load-clients.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { peakMemory } from '#tests/running-site/process-memory.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'

test('while twenty photos arrive and twenty clients send slowly, fifty visitors get every page', async () => {
  const site = await adminSiteForTest()
  const admin = adminBrowser(site, await signIn(site))
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const slow = Array.from({ length: 20 }, () => slowClient(site.port))
  onTestFinished(() => {
    for (const client of slow) client.end()
  })

  let isOver = false
  const photo = { bytes: await phonePhoto(320, 240) }
  const batch = admin.upload(id, Array(20).fill(photo)).finally(() => {
    isOver = true
  })
  const [end, visits] = await Promise.all([
    batch,
    visitPages(site, { visitors: 50, until: () => isOver, lookMs: 200 }),
  ])

  expect(end).toEqual({ saved: 20 })
  expect((await storedEvents(site))[0]?.fotos).toHaveLength(20)
  expect(visits.times.length).toBeGreaterThan(2 * 50)
  expect(visits.failed).toBe(0)
  expect(peakMemory(site)).toBeLessThan(400)
  await expectIntact(site)
})
