// Everything at once, as on the evening after a school party. How fast it is, the bench tells.
import { expect, onTestFinished, test } from 'vitest'
import { aDraft, phonePhoto } from '../builders.ts'
import { dawdle, visit } from '../crowd.ts'
import { adminBrowser, inStores, signIn } from '../security/admin-client.ts'
import { highestMemory } from '../security/memory.ts'
import { siteOfThisTest } from '../security/site-of-this-test.ts'
import { expectUnharmed, keptEvents } from '../security/unharmed.ts'

test('while fifty photos arrive and twenty clients dawdle, fifty visitors get every page', async () => {
  const site = await siteOfThisTest()
  const admin = adminBrowser(site, await signIn(site))
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const slow = Array.from({ length: 20 }, () => dawdle(site.port))
  onTestFinished(() => {
    for (const client of slow) client.end()
  })

  let isOver = false
  const photo = { bytes: await phonePhoto(640, 480) }
  const batch = admin.upload(id, Array(50).fill(photo)).finally(() => {
    isOver = true
  })
  const visits = await visit(site, { visitors: 50, until: () => isOver, lookMs: 200 })

  expect(await batch).toEqual({ saved: 50 })
  expect((await keptEvents(site))[0]?.fotos).toHaveLength(50)
  // The photos took long enough for the visitors to meet them.
  expect(visits.times.length).toBeGreaterThan(2 * 50)
  expect(visits.failed).toBe(0)
  expect(highestMemory(site)).toBeLessThan(400)
  await expectUnharmed(site)
})
