import type { BrowserContext } from '@playwright/test'
import { readEnv } from '#server/env.ts'
import { preset, signedUrl } from '../cloudinary-stand-in.ts'

// STORES=firestore+cloudinary playwright test: the same sentences about another home of the data.
// With 'x2' at the end every site is two instances behind a proxy.
const [, store = 'sqlite', photos = 'disk', twice] =
  /^(sqlite|firestore)\+(disk|cloudinary)(x2)?$/.exec(process.env.STORES ?? 'sqlite+disk') ?? []

if (process.env.STORES && `${store}+${photos}${twice ?? ''}` !== process.env.STORES) {
  throw new Error(`STORES=${process.env.STORES} names no stores`)
}

const port = Number(process.env.BROWSER_TEST_PORT ?? 4317)
export const emulatorPort = port + 1
export const standInPort = port + 2

export const underTest = {
  store: store as 'sqlite' | 'firestore',
  photos: photos as 'disk' | 'cloudinary',
  instances: twice ? 2 : 1,
}

/** Where the seeded school lives; each run has its own. */
export const seededFolder = `test-results/escola-${port}`

/** What an operator would set. `projectId` gives a test a Firestore of its own. */
export function storesEnv(dataDir: string, projectId = 'escola-semeada'): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    STORE: store,
    PHOTOS: photos,
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
    CLOUDINARY_URL: signedUrl,
    CLOUDINARY_UPLOAD_PRESET: preset,
    CLOUDINARY_API_BASE: `http://127.0.0.1:${standInPort}`,
  }
}

/** The same places for a test that fills them itself. */
export function storePlaces(dataDir: string, projectId?: string) {
  const reading = readEnv(storesEnv(dataDir, projectId))
  if ('faults' in reading) throw new Error(reading.faults.join())
  return reading.env
}

/** How the addresses of pictures look that a visitor receives. */
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

/** Cloudinary's own host is answered by its stand-in. */
export async function deliverPictures(context: BrowserContext): Promise<void> {
  if (photos !== 'cloudinary') return
  await context.route('https://res.cloudinary.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = await fetch(`http://127.0.0.1:${standInPort}${pathname}`)
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}

/** How many pictures the stand-in of Cloudinary keeps for an event. */
export async function picturesAtCloudinary(eventId: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${standInPort}/kept/${eventId}`)
  return ((await answer.json()) as { pictures: number }).pictures
}
