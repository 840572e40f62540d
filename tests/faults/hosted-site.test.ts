import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openStores } from '#server/stores.ts'
import { aDraft } from '../builders.ts'
import { preset, type StandIn, signedUrl, startStandIn } from '../cloudinary-stand-in.ts'
import { type Emulator, startEmulator } from '../firestore-emulator.ts'
import { startRoundRobin } from '../round-robin.ts'
import { freePort, startSite } from '../site-process.ts'

let emulator: Emulator
let standIn: StandIn
beforeAll(async () => {
  emulator = await startEmulator()
  standIn = await startStandIn()
})
afterAll(async () => {
  await emulator.stop()
  await standIn.stop()
})

const hosted = (projectId: string) => ({
  STORE: 'firestore',
  FIRESTORE_PROJECT_ID: projectId,
  FIRESTORE_EMULATOR_HOST: emulator.host,
  PHOTOS: 'cloudinary',
  CLOUDINARY_URL: signedUrl,
  CLOUDINARY_UPLOAD_PRESET: preset,
  CLOUDINARY_API_BASE: standIn.url,
})

async function storesOf(variables: Record<string, string>) {
  const reading = readEnv(variables)
  if ('faults' in reading) throw new Error(reading.faults.join())
  return openStores(reading.env)
}

test('without credentials the site lives, and says the specified words', async () => {
  const site = await startSite({
    STORE: 'firestore',
    FIRESTORE_PROJECT_ID: 'escola',
    // Nobody is to be asked on the network for an identity.
    METADATA_SERVER_DETECTION: 'none',
    HOME: '/nonexistent',
  })
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetch(`${site.url}/eventos`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Erro ao carregar eventos. Tente novamente mais tarde.')
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  expect((await fetch(`${site.url}/cursos`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
}, 60_000)

test('the hosted site is healthy, and its pages may show pictures of Cloudinary', async () => {
  const site = await startSite(hosted('saudavel'))
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const policy = (await fetch(`${site.url}/eventos`)).headers.get('content-security-policy')
  expect(policy).toContain(`img-src 'self' data: https://res.cloudinary.com ${standIn.url};`)
  expect(await site.stop()).toBe(0)
}, 60_000)

test('wrong keys of Cloudinary make the site unhealthy, not dead', async () => {
  const wrong = signedUrl.replace('segredo', 'errado')
  const site = await startSite({ ...hosted('doente'), CLOUDINARY_URL: wrong })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200)
  expect(site.output().log + site.output().operator).not.toContain('errado-do-teste')
  await site.stop()
}, 60_000)

test('two instances behind a proxy that takes turns show one school', async () => {
  const env = hosted('duas-instancias')
  const [first, second] = [await startSite(env), await startSite(env)]
  const proxy = await startRoundRobin(await freePort(), [first.port, second.port])
  const list = async () => (await fetch(`http://127.0.0.1:${proxy.port}/eventos`)).text()
  const stores = await storesOf(env)
  await stores.events.create(aDraft({ nome: 'Sarau das duas casas' }), new Date())
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  for (let n = 0; n < 4; n += 1) expect(await list()).toContain('Sarau das duas casas')
  await stores.close()
  await proxy.stop()
  await Promise.all([first.stop(), second.stop()])
}, 60_000)
