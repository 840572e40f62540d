import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'

export type Owner = { uid: number; gid: number }

/** Whose the folder is, when root works in another account's; null when there is nothing to keep. */
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

/** What root has written in a folder, the account of the site could not open. */
export async function keepOwner(folder: string, owner: Owner | null): Promise<void> {
  if (!owner) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
}
