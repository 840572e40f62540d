import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, storesEnv, test, underTest } from '#tests/browser/school-site.ts'
import { startEmulator } from '#tests/hosted-services/firestore-emulator.ts'
import { openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { freePort, startSite } from '#tests/running-site/site-process.ts'

/** A hosted list may be a minute old. */
const patience = { timeout: 90_000 }

test('a store out of order is told as an error, and the events show again by themselves', async ({
  browser,
  school,
}) => {
  const store = await aStore(test.info().outputPath('dados'))
  const damaged = await startSite(store.env)
  expect((await fetch(`${damaged.url}/`)).status).toBe(200)
  await store.damage()
  const statusOf = async (path: string) => (await fetch(damaged.url + path)).status
  // The events are in memory: the health check notices the file.
  await expect.poll(() => statusOf('/healthz'), patience).toBe(503)
  await expect.poll(() => statusOf('/eventos'), patience).toBe(503)
  const page = await browser.newPage({ baseURL: damaged.url })
  expect((await page.goto('/eventos'))?.status()).toBe(503)
  await expect(page.getByRole('alert')).toContainText(
    'Erro ao carregar eventos. Tente novamente mais tarde.',
  )
  expect((await page.goto(`/galeria-evento/${school.ids.festa}`))?.status()).toBe(503)
  await expect(page.getByText('Erro ao carregar evento. Tente novamente mais tarde.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar aos eventos' }).first()).toBeVisible()
  expect(await statusOf('/cursos')).toBe(200)
  const home = await fetch(`${damaged.url}/`)
  expect(home.status).toBe(200)
  expect(home.headers.get('cache-control')).toBe('no-store')

  await page.goto('/eventos?pagina=2')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page).toHaveURL('/eventos?pagina=2')
  await page.goto('/eventos')
  const mended = await store.mend()
  await expect(async () => {
    await page.getByRole('button', { name: 'Tentar novamente' }).click({ timeout: 1000 })
    await expect(page.getByText('Ainda não há eventos publicados')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await expect.poll(() => statusOf('/healthz')).toBe(200)
  await page.close()
  await damaged.stop()
  await mended.stop()
})

/** One that can become a file that is no database, or a Firestore that is not there. */
async function aStore(dataDir: string) {
  if (underTest.store === 'firestore') {
    const port = await freePort()
    const emulator = await startEmulator(port)
    return {
      env: { ...storesEnv(dataDir), FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` },
      damage: () => emulator.cut(),
      mend: async () => {
        await emulator.restore()
        return emulator
      },
    }
  }
  const stores = await openStoresOf(storesEnv(dataDir))
  // The first use creates the file.
  await stores.events.all()
  await stores.close()
  const database = join(dataDir, 'escola.db')
  copyFileSync(database, `${database}.inteiro`)
  return {
    env: storesEnv(dataDir),
    damage: async () => writeFileSync(database, Buffer.from(readFileSync(database)).fill(0x5a)),
    mend: async () => {
      copyFileSync(`${database}.inteiro`, database)
      return { stop: async () => {} }
    },
  }
}
