import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, storesEnv, test, underTest } from '#tests/browser/school-site.ts'
import { startEmulator } from '#tests/hosted-services/firestore-emulator.ts'
import { openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { freePort, startSite } from '#tests/running-site/site-process.ts'

test('a store out of order is told as an error, and the events show again by themselves', async ({
  browser,
  school,
}) => {
  const broken = await aBrokenStore(test.info().outputPath('dados'))
  const damaged = await startSite(broken.env)
  const page = await browser.newPage({ baseURL: damaged.url })
  expect((await page.goto('/eventos'))?.status()).toBe(503)
  await expect(page.getByRole('alert')).toContainText(
    'Erro ao carregar eventos. Tente novamente mais tarde.',
  )
  expect((await page.goto(`/galeria-evento/${school.ids.festa}`))?.status()).toBe(503)
  await expect(page.getByText('Erro ao carregar evento. Tente novamente mais tarde.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar aos eventos' }).first()).toBeVisible()
  expect((await fetch(`${damaged.url}/healthz`)).status).toBe(503)
  expect((await fetch(`${damaged.url}/cursos`)).status).toBe(200)
  const home = await fetch(`${damaged.url}/`)
  expect(home.status).toBe(200)
  expect(home.headers.get('cache-control')).toBe('no-store')
  expect(damaged.output().operator).toContain('Atenção:')

  await page.goto('/eventos?pagina=2')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page).toHaveURL('/eventos?pagina=2')
  await page.goto('/eventos')
  const mended = await broken.mend()
  await expect(async () => {
    await page.getByRole('button', { name: 'Tentar novamente' }).click({ timeout: 1000 })
    await expect(page.getByText('Ainda não há eventos publicados')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  const health = async () => (await fetch(`${damaged.url}/healthz`)).status
  await expect.poll(health).toBe(200)
  await page.close()
  await damaged.stop()
  await mended.stop()
})

/** A file that is no database, or a Firestore that is not there. */
async function aBrokenStore(dataDir: string) {
  if (underTest.store === 'firestore') {
    const port = await freePort()
    return {
      env: { ...storesEnv(dataDir), FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` },
      mend: () => startEmulator(port),
    }
  }
  const stores = await openStoresOf(storesEnv(dataDir))
  // The first use creates the file.
  await stores.events.all()
  await stores.close()
  const database = join(dataDir, 'escola.db')
  renameSync(database, `${database}.inteiro`)
  const damage = 'isto não é um banco de dados'.repeat(500)
  writeFileSync(database, damage)
  return {
    env: storesEnv(dataDir),
    mend: async () => {
      expect(readFileSync(database, 'utf8')).toBe(damage)
      renameSync(database, `${database}.estragado`)
      renameSync(`${database}.inteiro`, database)
      return { stop: async () => {} }
    },
  }
}
