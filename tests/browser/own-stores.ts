import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { Stores } from '#server/stores.ts'
import { startStandIn } from '#tests/hosted-services/cloudinary-stand-in.ts'
import { openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import { deliverPictures, storesEnv, underTest } from './stores-under-test.ts'

/** Empty stores of the kind under test that no other test reaches. */
export type OwnStores = {
  /** What a site needs to know to use them. */
  env: Record<string, string>
  dataDir: string
  open: () => Promise<Stores>
  /** How many photos are stored, in the bin too, whether or not an event has them. */
  photosKept: () => number
  deliverPictures: (context: BrowserContext) => Promise<void>
  stop: () => Promise<void>
}

export async function ownStores(): Promise<OwnStores> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  // The shared stand-in does not know which test its pictures belong to.
  const standIn = underTest.photos === 'cloudinary' ? await startStandIn() : null
  const env = storesEnv(dataDir, {
    projectId: basename(dataDir).toLowerCase(),
    ...(standIn && { cloudinary: standIn.url }),
  })
  return {
    env,
    dataDir,
    open: () => openStoresOf(env),
    photosKept: () =>
      standIn ? standIn.pictures.size + standIn.authenticated.size : photosOnDisk(dataDir),
    deliverPictures: (context) => deliverPictures(context, standIn?.url),
    stop: async () => standIn?.stop(),
  }
}

/** Each photo is stored as served and as sent: one without the other is a fault. */
function photosOnDisk(dataDir: string): number {
  const [served = 0, sent = 0] = ['pictures', 'originals'].map(
    (folder) => readdirSync(join(dataDir, folder)).length,
  )
  if (served !== sent) throw new Error(`${served} photos and ${sent} originals`)
  return served
}
