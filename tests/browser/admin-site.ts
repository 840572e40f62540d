import type { BrowserContextOptions, Page } from '@playwright/test'
import { emptyBin } from '#domain/events/empty-bin.ts'
import type { EventDraft } from '#domain/events/event.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import type { Stores } from '#server/stores.ts'
import { accountEnv, adminEmail, adminPassword, signIn } from '#tests/running-site/admin-client.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'
import { type RunningSite, startInstances } from './instances.ts'
import { type OwnStores, ownStores } from './own-stores.ts'
import { publish } from './school-site.ts'
import { faultSwitch } from './store-faults.ts'
import { expect, open, test as visit } from './visit.ts'

export { adminEmail as email, adminPassword as password } from '#tests/running-site/admin-client.ts'
export {
  allowConsoleErrors,
  expect,
  expectAccessible,
  isPhone,
  open,
  phone,
  waitForHydration,
} from './visit.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type AdminSite = Pick<OwnStores, 'photosKept' | 'deliverPictures'> & {
  site: RunningSite
  stores: Stores
  photo: Buffer
  /** A new session: the cookies and the note of a browser that has just signed in. */
  signIn: () => Promise<StorageState>
  /** The session that the tests of one worker share; a test that ends it must replace it. */
  signedIn: StorageState
  publish: (changes?: Partial<EventDraft>, photos?: number) => Promise<string>
  /** Makes this part of the store fail, until it is called with null. */
  fail: ReturnType<typeof faultSwitch>['fail']
  /** Whether each instance can use its stores: a damaged file is not reopened at once. */
  healthy: () => Promise<boolean[]>
}

/** A site of its own for each worker, whose admin is signed in once. */
export const test = visit.extend<{ surroundings: undefined }, { school: AdminSite }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const own = await ownStores()
      const school = await openSchool(own)
      await use(school)
      await school.stores.close()
      await school.site.stop()
      await own.stop()
    },
    { scope: 'worker' },
  ],
  surroundings: [
    async ({ context, consoleErrors: _, school }, use) => {
      await school.deliverPictures(context)
      // Leftovers of earlier tests would make every panel longer.
      const now = new Date()
      for (const { id } of await school.stores.events.all()) {
        await removeEvent(id, school.stores, { now })
      }
      await emptyBin(school.stores, { now })
      await use(undefined)
      school.fail(null)
    },
    { auto: true },
  ],
  baseURL: async ({ school }, use) => use(addressOf(school.site)),
  storageState: async ({ school }, use) => use(school.signedIn),
})

export const signedOut: { storageState: StorageState } = {
  storageState: { cookies: [], origins: [] },
}

export const addressOf = ({ port }: SiteProcess) => `http://localhost:${port}`

export const photosPage = (id: string) => `/admin/evento/${id}/fotos`

async function openSchool(own: OwnStores): Promise<AdminSite> {
  const { env, fail } = faultSwitch(own.dataDir)
  const site = await startInstances({
    ...own.env,
    ...accountEnv,
    TRUST_PROXY: '1',
    ...env,
  })
  const stores = await own.open()
  // Once it has been read, a hosted store waits after each write until its listeners have received it.
  await stores.events.version()
  const photo = await phonePhoto(320, 240)
  return {
    site,
    stores,
    photo,
    signIn: () => signInTo(site),
    signedIn: await signInTo(site),
    publish: (changes = {}, photos = 0) => publish(stores, aDraft(changes), photos, photo),
    fail,
    healthy: () => Promise.all(site.instances.map(isHealthy)),
    photosKept: own.photosKept,
    deliverPictures: own.deliverPictures,
  }
}

/** Sends the form's own request; the note is the one that the panel would write. */
async function signInTo(site: SiteProcess): Promise<StorageState> {
  const cookies = Object.entries(await signIn(site)).map(([name, value]) => {
    const rest = { domain: 'localhost', path: '/', expires: -1, secure: false } as const
    return { ...rest, name, value, httpOnly: true, sameSite: 'Lax' as const }
  })
  const note = JSON.stringify({ isLoggedIn: true, user: adminEmail, timestamp: Date.now() })
  const localStorage = [{ name: 'adminAuth', value: note }]
  return { cookies, origins: [{ origin: addressOf(site), localStorage }] }
}

/** Types the credentials into the form on the page, and waits until the login is left. */
export async function signInByForm(page: Page, secret = adminPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(adminEmail)
  await page.getByLabel('Senha', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/admin\/login/)
}

async function isHealthy({ url }: SiteProcess): Promise<boolean> {
  return (await fetch(`${url}/healthz`)).ok
}

/** A message, or a question in a popover. */
export function dialog(page: Page) {
  return page.locator('dialog:modal, :popover-open')
}

export async function expectDialog(page: Page, kind: string, title: string, text: string) {
  await expect(dialog(page).locator(`[data-message="${kind}"]`)).toBeVisible({ timeout: 30_000 })
  await expect(dialog(page).getByRole('heading')).toHaveText(title)
  await expect(dialog(page).locator('#aviso-texto')).toHaveText(text)
}

export async function closeDialog(page: Page, button = 'Entendi'): Promise<void> {
  await dialog(page).getByRole('button', { name: button }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Fills in the form of a new event, or of one that is being edited. */
export async function typeEvent(page: Page, nome: string, descricao = 'Todos convidados.') {
  await page.getByLabel('Nome do evento').fill(nome)
  await page.getByLabel('Descrição').fill(descricao)
  await page.getByLabel('Data', { exact: true }).fill('2026-08-15')
}

export const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

export async function choose(page: Page, ...files: ReturnType<typeof asFile>[]): Promise<void> {
  await page.getByLabel('Escolher fotos').setInputFiles(files)
}

export async function openPhotos(page: Page, id: string): Promise<void> {
  await open(page, photosPage(id))
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
}
