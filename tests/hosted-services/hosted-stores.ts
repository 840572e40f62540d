import { readEnv } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { preset, signedUrl } from './cloudinary-stand-in.ts'

type Hosts = { projectId: string; firestore: string; cloudinary: string }

/** The variables of the tests' own Firestore and Cloudinary, as an operator sets them. */
export function hostedEnv({ projectId, firestore, cloudinary }: Hosts): Record<string, string> {
  return {
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: firestore,
    CLOUDINARY_URL: signedUrl,
    CLOUDINARY_UPLOAD_PRESET: preset,
    CLOUDINARY_API_BASE: cloudinary,
  }
}

/** The stores that a site with these variables uses. */
export function openStoresOf(variables: Record<string, string>): Promise<Stores> {
  const reading = readEnv(variables)
  if ('faults' in reading) throw new Error(reading.faults.join())
  return openStores(reading.env)
}
