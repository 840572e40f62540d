import { copyFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOfBefore } from '#adapters/disk/copy-of-before.ts'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { deedOf } from '#content/changes/changes.ts'
import { formatMoment } from '#content/moments.ts'
import { schoolDefaults } from '#content/school.ts'
import { accountStore } from '#domain/admin/account-store.ts'
import { changesCollection } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { Documents } from '#domain/documents.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { isForEveryone } from '#domain/events/visibility.ts'
import { isErasedEvent, isErasedPhoto } from '#domain/photos/erased.ts'
import { photosIn, waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { inStaging } from '#escola/archive/staging.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'
import { operatorCommand } from '#server/env/operator-command.ts'

/** How the site differs from the copy that the last update made. */
export type SinceUpdate = {
  copiedAt: Date
  /** Events that are new, or have new photos. */
  news: SchoolEvent[]
  newEvents: number
  newPhotos: number
  /** What people did, a sentence each, oldest first. */
  deeds: string[]
  /** In the bin now; they would be on the site again. */
  binnedEvents: number
  binnedPhotos: number
  /** Fewer people may see them than then. */
  closed: SchoolEvent[]
  erasedPhotos: number
  /** What was deleted for good, ever. */
  erased: string[]
  /** Those who would have access again. */
  removedPeople: string[]
  /** Photos that have arrived and were not saved. */
  waiting: number
}

export async function copiedRelease(dataDir: string): Promise<string> {
  try {
    return (await readFile(copyOfBefore(dataDir).release, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Error(
      `Não há para onde voltar: a cópia que a última atualização fez já serviu, ou saiu depois de 30 dias. Para um dia de antes: ${operatorCommand('restore --dia AAAA-MM-DD')}`,
    )
  }
}

/** Reads a second copy: opening one migrates it to this release. */
export async function compareWithCopy(dataDir: string): Promise<SinceUpdate> {
  const { database } = copyOfBefore(dataDir)
  const { mtime: copiedAt } = await stat(database)
  const now = await withDocuments(join(dataDir, databaseName), contentsOf)
  const then = await inStaging(dataDir, 'antes-', async (staged) => {
    const file = join(staged, databaseName)
    await copyFile(database, file)
    return withDocuments(file, contentsOf)
  })
  return { copiedAt, ...difference(then, now) }
}

type Contents = Awaited<ReturnType<typeof contentsOf>>

async function contentsOf(documents: Documents) {
  const events = eventStore(documents)
  return {
    events: await events.all(),
    erased: await events.erased(),
    accounts: await accountStore(documents).all(),
    lists: schoolInUse((await schoolStore(documents).find()).document, schoolDefaults),
    changes: (await documents.all(changesCollection)).map(({ fields }) => fields as RecordedChange),
    waiting: (await waitingBatchStore(documents).open()).flatMap(photosIn),
  }
}

function difference(then: Contents, now: Contents): Omit<SinceUpdate, 'copiedAt'> {
  const before = new Map(then.events.map((event) => [event.id, event]))
  const today = new Map(now.events.map((event) => [event.id, event]))
  const known = new Set(then.events.flatMap(({ fotos }) => fotos.map(({ url }) => url)))
  const isNew = ({ url }: { url: string }) => !known.has(url)
  const knownChanges = new Set(then.changes.map(({ id }) => id))
  const emails = new Set(now.accounts.map(({ email }) => email))
  const gone = then.events.flatMap((event) => {
    const left = new Set(today.get(event.id)?.fotos.map(({ id }) => id))
    return event.fotos
      .filter(({ id }) => !left.has(id))
      .map((photo) => isErasedPhoto(now.erased, event.id, photo))
  })
  return {
    news: now.events.filter(({ id, fotos }) => !before.has(id) || fotos.some(isNew)),
    newEvents: now.events.filter(({ id }) => !before.has(id)).length,
    newPhotos: now.events.flatMap(({ fotos }) => fotos.filter(isNew)).length,
    deeds: now.changes
      .filter(({ id }) => !knownChanges.has(id))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((change) => `${formatMoment(change.at)}  ${change.by} ${deedOf(change, now.lists)}`),
    binnedEvents: then.events.filter(({ id }) => !today.has(id) && !isErasedEvent(now.erased, id))
      .length,
    binnedPhotos: gone.filter((isErased) => !isErased).length,
    closed: now.events.filter((event) => {
      const earlier = before.get(event.id)
      return earlier !== undefined && openness(event) < openness(earlier)
    }),
    erasedPhotos: gone.filter((isErased) => isErased).length,
    erased: [...now.erased],
    removedPeople: then.accounts.map(({ email }) => email).filter((email) => !emails.has(email)),
    waiting: now.waiting.length,
  }
}

function openness(event: SchoolEvent): number {
  if (isForEveryone(event)) return 2
  return event.visibilidade === 'familias' ? 1 : 0
}
