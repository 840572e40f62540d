import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'

/** Gives files that root writes into the site's folder to the site's account, which could not open them otherwise. */
export async function keepingOwner<T>(
  folder: string,
  work: (giveBack: (folder: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const owner = await ownerToKeep(folder)
  const giveBack = async (written: string) => {
    if (!owner) return
    for (const entry of await readdir(written, { recursive: true, withFileTypes: true })) {
      await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid).catch(unlessGone)
    }
  }
  try {
    return await work(giveBack)
  } finally {
    await giveBack(folder)
  }
}

/** The site may be running and deleting files of its own. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}

/** Null, unless root works in another account's folder. */
async function ownerToKeep(folder: string): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  try {
    const { uid, gid } = await stat(folder)
    return uid === 0 ? null : { uid, gid }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
