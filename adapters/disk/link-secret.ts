import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath, writeDurably } from './durable-files.ts'
import { readIfExists } from './read-if-exists.ts'

/**
 * The secret that seals family links, created at the first start. It is stored outside the database and in no backup:
 * a stolen copy of either opens no gallery.
 */
export async function diskLinkSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'link-key')
  const known = await readIfExists(file)
  if (known?.length) return known.toString().trim()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await writeDurably(file, Buffer.from(`${randomBytes(32).toString('base64url')}\n`), 0o600)
    await syncPath(dataDir)
  } catch (error) {
    // Another instance created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return String(await readIfExists(file)).trim()
}
