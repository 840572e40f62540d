import { access } from 'node:fs/promises'
import { isMissing } from './disk-fault.ts'

export async function isThere(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
