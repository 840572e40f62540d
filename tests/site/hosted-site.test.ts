import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type StandIn,
  signedUrl,
  startStandIn,
} from '#tests/hosted-services/cloudinary-stand-in.ts'
import { hostedEnv, openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { startRoundRobin } from '#tests/proxies/round-robin.ts'
import { freePort, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(async () => {
  await standIn.stop()
})

const hosted = () => ({
  STORE: 'firestore',
  PHOTOS: 'cloudinary',
  ...hostedEnv({
    projectId: aProject(),
    firestore: theEmulator().host,
    cloudinary: standIn.url,
  }),
})

test('without credentials the site answers, and shows no school', async () => {
  const site = await startSite({
    STORE: 'firestore',
    FIRESTORE_PROJECT_ID: 'escola',
    METADATA_SERVER_DETECTION: 'none',
    HOME: '/nonexistent',
  })
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetch(`${site.url}/cursos`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Este site volta em instantes')
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  expect(await site.stop()).toBe(0)
})

test('wrong keys of Cloudinary make the site unhealthy, not dead', async () => {
  const wrong = signedUrl.replace('segredo', 'errado')
  const site = await startSite({ ...hosted(), STORE: 'sqlite', CLOUDINARY_URL: wrong })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  expect(site.output().log + site.output().operator).not.toContain('errado-do-teste')
  await site.stop()
})

test('the hosted site is healthy, and two instances behind a proxy that takes turns show one school', async () => {
  const env = hosted()
  const [first, second] = [await startSite(env), await startSite(env)]
  const health = await fetch(`${first.url}/healthz`)
  expect(health.status).toBe(200)
  // What hosted services keep is backed up by them.
  expect(await health.json()).not.toHaveProperty('backup')
  const policy = (await fetch(`${first.url}/eventos`)).headers.get('content-security-policy')
  expect(policy).toContain(`img-src 'self' data: https://res.cloudinary.com ${standIn.url};`)
  const proxy = await startRoundRobin(await freePort(), [first.port, second.port])
  const list = async (port: number) => (await fetch(`http://127.0.0.1:${port}/eventos`)).text()
  const nome = 'Sarau das duas casas'
  const shownBy = async () => {
    const pages = await Promise.all([first.port, second.port].map(list))
    return pages.map((page) => page.includes(nome))
  }
  expect(await shownBy()).toEqual([false, false])
  const stores = await openStoresOf(env)
  await stores.events.create(aDraft({ nome }), new Date())
  await expect.poll(shownBy, { timeout: 2_000 }).toEqual([true, true])
  for (let n = 0; n < 4; n += 1) expect(await list(proxy.port)).toContain(nome)
  await stores.close()
  await proxy.stop()
  expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0])
})
