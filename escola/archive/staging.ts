import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { photoFolders } from '#adapters/disk/photo-folders.ts'

/** A folder on the same disk as the photos, deleted after the work. The site deletes what a killed process leaves. */
export async function inStaging<T>(
  dataDir: string,
  prefix: string,
  work: (staged: string) => Promise<T>,
): Promise<T> {
  const { staging } = photoFolders(dataDir)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const staged = await mkdtemp(join(staging, prefix))
  try {
    return await work(staged)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
