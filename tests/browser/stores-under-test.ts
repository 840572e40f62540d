import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { hostedEnv } from '#tests/hosted-services/hosted-stores.ts'

// STORES=firestore+cloudinary playwright test runs the same tests on other stores.
// With 'x2' at the end every site is two instances behind a proxy.
const [, store = 'sqlite', photos = 'disk', twice] =
  /^(sqlite|firestore)\+(disk|cloudinary)(x2)?$/.exec(process.env.STORES ?? 'sqlite+disk') ?? []

if (process.env.STORES && `${store}+${photos}${twice ?? ''}` !== process.env.STORES) {
  throw new Error(`STORES=${process.env.STORES} names no stores`)
}

export const sitePort = Number(process.env.BROWSER_TEST_PORT ?? 4317)
export const emulatorPort = sitePort + 1
export const standInPort = sitePort + 2

export const underTest = {
  store: store as 'sqlite' | 'firestore',
  photos: photos as 'disk' | 'cloudinary',
  instances: twice ? 2 : 1,
}

/** The data folder of the seeded school; each run has its own. */
export const seededFolder = `test-results/escola-${sitePort}`

const seeded = { projectId: 'escola-semeada', cloudinary: `http://127.0.0.1:${standInPort}` }

/** The variables that an operator would set; a test may have a Firestore and a Cloudinary of its own. */
export function storesEnv(
  dataDir: string,
  { projectId, cloudinary }: Partial<typeof seeded> = {},
): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    STORE: store,
    PHOTOS: photos,
    ...hostedEnv({
      projectId: projectId ?? seeded.projectId,
      firestore: `127.0.0.1:${emulatorPort}`,
      cloudinary: cloudinary ?? seeded.cloudinary,
    }),
  }
}

/** The form of the picture URLs that a visitor gets. */
export const pictureAddresses =
  photos === 'cloudinary'
    ? {
        smallest:
          /^https:\/\/res\.cloudinary\.com\/escola\/image\/upload\/[^/]*w_400\/v\d+\/eventos\//,
        inGrids: /res\.cloudinary\.com\/.*w_(400|800)\//,
        large: /^https:\/\/res\.cloudinary\.com\/escola\/image\/upload\/[^/]*w_2048,h_2048\//,
      }
    : {
        smallest: /^\/fotos\/[0-9a-f]{32}\/400\.webp$/,
        inGrids: /\/fotos\/.*\/(400|800)\.webp/,
        large: /\/fotos\/[0-9a-f]{32}\/large\.webp$/,
      }

/** The hosts besides the site that may serve photos. */
export const photoHosts = photos === 'cloudinary' ? ['https://res.cloudinary.com/'] : []

/** Routes requests for Cloudinary's own host to its stand-in. */
export async function deliverPictures(
  context: BrowserContext,
  standIn = seeded.cloudinary,
): Promise<void> {
  if (photos !== 'cloudinary') return
  await context.route('https://res.cloudinary.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = await fetch(standIn + pathname)
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}

/** A page in a browser of its own, which has pictures too. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  await deliverPictures(page.context())
  return page
}
