import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookAt } from '#escola/doctor/check-public-address.ts'
import { expectIntact } from '#tests/attacks/intact-site.ts'
import { uploadThrough } from '#tests/http-clients/proxied-upload.ts'
import { type HttpsProxy, proxyNames, startProxy } from '#tests/proxies/proxies.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  type Jar,
  signIn,
  startAdminSite,
} from '#tests/running-site/admin-client.ts'
import { freePort } from '#tests/running-site/free-port.ts'
import { peakMemory } from '#tests/running-site/process-memory.ts'
import { aDraft, paddedJpeg, phonePhoto } from '#tests/sample-data/builders.ts'

const mebibyte = 1024 * 1024
const fast = { count: 30, size: 2 * mebibyte, bytesPerSecond: Number.POSITIVE_INFINITY }
const at8MegabitsPerSecond = { count: 4, size: 900_000, bytesPerSecond: mebibyte }

describe.each(proxyNames)('behind %s', (name) => {
  let site: AdminSite
  let proxy: HttpsProxy
  let eventId = ''
  let jar: Jar

  beforeAll(async () => {
    const port = await freePort()
    site = await startAdminSite({ SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' })
    proxy = await startProxy(name, { port, sitePort: site.port })
    eventId = await inStores(site, async ({ events }) => {
      const { id } = await events.create(aDraft(), new Date())
      await events.confirmConsent(id, new Date())
      return id
    })
    jar = await signIn(site)
  })
  afterAll(async () => {
    await proxy.stop()
    await site.stop()
  })

  test.each([
    ['large photos', 'as fast as they go', fast],
    ['photos', 'at 8 Mbit/s', at8MegabitsPerSecond],
  ] as const)('%s pass %s', async (_photos, _pace, { count, size, bytesPerSecond }) => {
    const files = Array(count).fill({ bytes: paddedJpeg(await phonePhoto(64, 48), size) })
    const answer = await uploadThrough(proxy, { jar, eventId, files, bytesPerSecond })
    expect(answer).toEqual({ status: 200, text: `{"saved":${count}}` })
    expect(peakMemory(site)).toBeLessThan(400)
    await expectIntact(site)
  })

  test('the doctor sees the certificate, and that no other name is served', async () => {
    const { certificate, ...address } = await lookAt(proxy.url)
    expect(address).toEqual({ redirectsToItself: false, servesOtherNames: false })
    const hours = ((certificate?.to.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(49)
    expect(certificate?.fault).toContain('SELF_SIGNED')
  })

  test('a batch that is refused early, and one of a session that has ended, get their answer', async () => {
    const files = Array(3).fill({ name: 'nada.jpg', bytes: Buffer.alloc(fast.size, 'nada') })
    const refused = await uploadThrough(proxy, { jar, eventId, files })
    expect(refused.status).toBe(200)
    expect(refused.text).toContain('Arquivo nada.jpg não é uma imagem válida')

    const ended = await signIn(site)
    await adminBrowser(site, ended).post('/admin/sair')
    expect((await uploadThrough(proxy, { jar: ended, eventId, files })).status).toBe(401)
    await expectIntact(site)
  })
})
