import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { phonePhoto } from '../tests/builders.ts'

/** Made beforehand, so that the making weighs on no figure of the site. */
export async function makeBatchPhoto(dataDir: string): Promise<void> {
  await writeFile(batchPhoto(dataDir), await phonePhoto(4000, 3000))
}

export function batchPhoto(dataDir: string): string {
  return join(dataDir, 'batch-photo.jpg')
}
