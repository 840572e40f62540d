import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOfBefore } from '#adapters/disk/copy-of-before.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { exportSite } from '#escola/export/export-site.ts'
import type { SinceUpdate } from './since-update.ts'

/** What the release before must know of the time since; it cannot read a newer database. */
export type Handover = {
  erased: string[]
  closed: Pick<SchoolEvent, 'id' | 'visibilidade'>[]
  /** The trusted moment, in milliseconds. */
  moment: number | null
}

const handoverFile = 'volta.json'

/**
 * Writes what going back leaves out: an export for `import`, and the changes to read. The files of the photos stay in
 * the data folder, where the import finds them.
 */
export async function setNewsAside(
  dataDir: string,
  { news, deeds, erased, closed }: SinceUpdate,
  moment: Date | null,
): Promise<void> {
  const { sinceThen } = copyOfBefore(dataDir)
  await rm(sinceThen, { recursive: true, force: true })
  const site = { events: news, unreadable: [], school: null, readOriginal: async () => null }
  const uninterrupted = { signal: new AbortController().signal, onProgress: () => {} }
  await exportSite(site, sinceThen, uninterrupted)
  await writeFile(join(sinceThen, 'mudancas.txt'), deeds.map((deed) => `${deed}\n`).join(''))
  const handover: Handover = {
    erased,
    closed: closed.map(({ id, visibilidade }) => ({ id, visibilidade })),
    moment: moment?.getTime() ?? null,
  }
  await writeFile(handoverPath(dataDir), JSON.stringify(handover))
}

export function handoverPath(dataDir: string): string {
  return join(copyOfBefore(dataDir).sinceThen, handoverFile)
}
