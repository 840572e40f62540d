import { readFile } from 'node:fs/promises'
import { isMissing } from './disk-fault.ts'

export async function readIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
