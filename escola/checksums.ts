import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The file that `sha256sum --check` reads. */
export const checksumsFile = 'SHA256SUMS'

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Reads a file of any size. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export async function checksumLines(
  folder: string,
  names: readonly string[],
  onFile: (done: number) => void = () => {},
): Promise<string> {
  const lines: string[] = []
  for (const name of names) {
    onFile(lines.length)
    lines.push(`${await sha256OfFile(join(folder, name))}  ${name}\n`)
  }
  return lines.join('')
}

export function parseChecksums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.length > 66)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
