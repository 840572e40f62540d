import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'
import type { Stores } from '#server/stores.ts'
import type { DemoEvent } from './events.ts'
import { demoPhotoFiles } from './photos.ts'

type Target = Pick<Stores, 'events' | 'photos' | 'pictures'>
type FillOptions = {
  signal: AbortSignal
  now: () => Date
  onProgress: (photosDone: number, event: string) => void
}

/**
 * Returns the number of photos. When it fails or is interrupted it removes the events it created: the
 * demo only fills an empty site, and could not be started again.
 */
export async function fillSite(
  events: DemoEvent[],
  target: Target,
  { signal, now, onProgress }: FillOptions,
): Promise<number> {
  const createdIds: string[] = []
  let photos = 0
  try {
    for (const event of events) {
      signal.throwIfAborted()
      onProgress(photos, event.draft.nome)
      const { id } = await target.events.create(event.draft, now())
      createdIds.push(id)
      photos += await uploadPhotos(id, event, target, {
        signal,
        now,
        onProgress: (done, name) => onProgress(photos + done, name),
      })
    }
    signal.throwIfAborted()
    return photos
  } catch (error) {
    for (const id of createdIds) await removeEvent(id, target, { now: now() })
    throw error
  }
}

async function uploadPhotos(
  id: string,
  event: DemoEvent,
  target: Target,
  { signal, now, onProgress }: FillOptions,
): Promise<number> {
  const files = demoPhotoFiles(event)
  if (files.length === 0) return 0
  const outcome = await addPhotos(id, readPhotos(event, files, signal), target, {
    now,
    onProgress: (done) => onProgress(done, event.draft.nome),
  })
  if (outcome.kind === 'refused') throw new Error(outcome.sentences[0])
  if (outcome.kind !== 'added') throw new Error(`${event.draft.nome} foi excluído.`)
  for (const [n, caption] of (event.captions ?? []).entries()) {
    await target.events.setCaption(id, outcome.photos[n]?.id ?? 0, caption)
  }
  return outcome.photos.length
}

async function* readPhotos(
  { photos }: DemoEvent,
  files: string[],
  signal: AbortSignal,
): AsyncGenerator<OfferedPhoto> {
  for (const file of files) {
    signal.throwIfAborted()
    const name = `${photos}-${basename(file).padStart(6, '0')}`
    yield { name, type: 'image/jpeg', bytes: await readFile(file) }
  }
}
