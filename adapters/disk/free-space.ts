import { statfs } from 'node:fs/promises'
import { isMissing } from './disk-fault.ts'

/** Room for one of the largest batches, with its pictures in all sizes. */
export const uploadReserveBytes = 1024 ** 3

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether uploads will soon find the disk full. */
export async function isShortOfSpace(folder: string): Promise<boolean> {
  try {
    return (await freeBytes(folder)) < uploadReserveBytes
  } catch (error) {
    // With hosted stores there may be no such folder.
    if (isMissing(error)) return false
    throw error
  }
}
