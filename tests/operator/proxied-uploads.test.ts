import { expect, onTestFinished, test } from 'vitest'
import { adminBrowser, inStores, signIn } from '#tests/admin-client.ts'
import { expectIntact } from '#tests/attacks/intact-site.ts'
import { aDraft, paddedJpeg, phonePhoto } from '#tests/builders.ts'
import { freePort } from '#tests/free-port.ts'
import { peakMemory } from '#tests/process-memory.ts'
import { uploadThrough } from '#tests/proxied-upload.ts'
import { type ProxyName, proxyNames, startProxy } from '#tests/proxies.ts'
import { adminSiteForTest } from '#tests/site-for-test.ts'

const mebibyte = 1024 * 1024
const fast = { size: 2 * mebibyte, bytesPerSecond: Number.POSITIVE_INFINITY }
const at8MegabitsPerSecond = { size: 60_000, bytesPerSecond: mebibyte }

async function siteBehind(name: ProxyName) {
  const port = await freePort()
  const site = await adminSiteForTest({ SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' })
  const proxy = await startProxy(name, { port, sitePort: site.port })
  onTestFinished(proxy.stop)
  const eventId = await inStores(site, async ({ events }) => {
    const { id } = await events.create(aDraft(), new Date())
    await events.confirmConsent(id, new Date())
    return id
  })
  return { site, proxy, eventId, jar: await signIn(site) }
}

async function sixtyPhotos(size: number) {
  return Array(60).fill({ bytes: paddedJpeg(await phonePhoto(64, 48), size) })
}

test.each([
  ['nginx', 'as fast as they go', fast],
  ['nginx', 'at 8 Mbit/s', at8MegabitsPerSecond],
  ['caddy', 'as fast as they go', fast],
  ['caddy', 'at 8 Mbit/s', at8MegabitsPerSecond],
] as const)('sixty photos pass through %s %s', async (name, _, { size, bytesPerSecond }) => {
  const { site, proxy, eventId, jar } = await siteBehind(name)
  const files = await sixtyPhotos(size)
  const { status, parts } = await uploadThrough(proxy, { jar, eventId, files, bytesPerSecond })
  expect(status).toBe(200)
  expect(parts.at(-1)).toMatch(/\{"saved":60\}\n$/)
  // The progress is passed on as it happens, not held back until the end.
  expect(parts.length).toBeGreaterThan(1)
  expect(peakMemory(site)).toBeLessThan(400)
  await expectIntact(site)
})

test.each(proxyNames)(
  'a batch that is refused early, and one of a session that has ended, get their answer through %s',
  async (name) => {
    const { site, proxy, eventId, jar } = await siteBehind(name)
    const photos = await sixtyPhotos(fast.size)
    const files = [{ name: 'nada.jpg', bytes: Buffer.from('nada') }, ...photos]
    const refused = await uploadThrough(proxy, { jar, eventId, files })
    expect(refused.status).toBe(200)
    expect(refused.parts.join('')).toContain('Arquivo nada.jpg não é uma imagem válida')

    await adminBrowser(site, jar).post('/admin/sair')
    expect((await uploadThrough(proxy, { jar, eventId, files })).status).toBe(401)
    await expectIntact(site)
  },
)
