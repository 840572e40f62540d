import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'

export type Owner = { uid: number; gid: number }

/** The folder's owner if root works in another account's folder; null if there is nothing to keep. */
export async function ownerToKeep(folder: string): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null
  try {
    const { uid, gid } = await stat(folder)
    return uid === 0 ? null : { uid, gid }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The site's account could not open files written by root. */
export async function keepOwner(folder: string, owner: Owner | null): Promise<void> {
  if (!owner) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
}
