// Writes to a school until it is killed: <folder> <seed> [naive | bin]
// Before each piece of work, and after it is acknowledged, it writes one line to standard output.

import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { runPictureJob } from '#adapters/sharp/encode-picture.ts'
import { emptyBin } from '#domain/events/empty-bin.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { EncodedPicture } from '#domain/photos/picture-encoder.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { aDraft, quarters } from '#tests/sample-data/builders.ts'
import { seededRandom } from '#tests/sample-data/seeded-random.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { type Line, markedName, type Work } from './acknowledged-writes.ts'

const [dataDir = '', seed = '1', way] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const now = () => new Date()
const picture = await quarters({ width: 64, height: 48 })

const opened = await openStores({ dataDir })
const stores = way === 'naive' ? filesAfterCommit(opened) : opened
const face = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const made = await encodeHere([])
const madeCovered = await encodeHere([face])
// Making pictures takes most of a batch's time and touches no file: one batch in four, never the first, does it
// for real, in its own process.
const quick = {
  ...stores,
  pictures: {
    encode: async (_: Uint8Array, redactions?: readonly Redaction[]) =>
      redactions?.length ? madeCovered : made,
  },
}

// A killed process would not save what it has compiled for the next one.
flushCompileCache()
say({ kind: 'up' })
await collectPhotos(stores, trusted(now()))
for (let number = 0; ; number += 1) {
  const workOnSome = way === 'bin' && number % 4 !== 0 ? workOnBin : workOn
  await workOnSome(await stores.events.all(), number)
}

/** Deletes, restores or empties, depending on what there is. */
async function workOnBin(events: SchoolEvent[], number: number): Promise<void> {
  const items = await stores.events.bin.all()
  const event = events[random(events.length)]
  const dice = random(8)
  const deletion = { id: `${seed}-${number}`, at: now(), by: 'secretaria' }
  if (items[0] && dice < 3) {
    const { id } = items[random(items.length)] ?? items[0]
    await acknowledged({ kind: 'restore', item: id }, () => stores.events.bin.restore(id))
  } else if (items.length > 2 && dice < 4) {
    await acknowledged({ kind: 'empty' }, () => emptyBin(stores, { now: now() }))
  } else if (!event) {
    await workOn(events, number)
  } else if (dice < 6) {
    await acknowledged({ kind: 'bin-event', event: event.id, item: deletion.id }, () =>
      stores.events.bin.putEvent(event.id, deletion),
    )
  } else {
    const chosen = event.fotos.filter(() => random(2) === 0)
    const photos = chosen.map(markedName)
    const ids = chosen.map(({ id }) => id)
    const work = { kind: 'bin-photos', event: event.id, photos, item: deletion.id } as const
    await acknowledged(work, () => stores.events.bin.putPhotos(event.id, ids, deletion))
  }
}

async function workOn(events: SchoolEvent[], number: number): Promise<void> {
  const event = events[random(events.length)]
  const dice = random(14)
  const name = `${seed}-${number}`
  if (!event || (events.length < 4 && dice === 0)) {
    await acknowledged({ kind: 'create', name }, async () => {
      return (await stores.events.create(aDraft({ nome: name }), now())).id
    })
  } else if (dice < 6) {
    const photos = Array.from({ length: 1 + random(3) }, (_, index) => `${name}-${index}.png`)
    await acknowledged({ kind: 'batch', event: event.id, photos }, async () => {
      const files = photos.map((name) => ({ name, type: 'image/png', bytes: picture }))
      const add = (ports: Parameters<typeof addPhotos>[2]) =>
        addPhotos(event.id, files, ports, { now })
      const outcome = await add(number % 4 === 1 ? stores : quick)
      // A busy machine may exceed the time limit of a picture.
      const saved = outcome.kind === 'refused' ? await add(quick) : outcome
      return saved.kind === 'added' ? saved.photos.map(({ url }) => photoKey(url)) : []
    })
  } else if (dice < 8) {
    const chosen = event.fotos.filter(() => random(2) === 0)
    const photos = chosen.map(markedName)
    await acknowledged({ kind: 'forget', event: event.id, photos }, async () => {
      const ids = chosen.map(({ id }) => id)
      await removePhotos(event.id, ids, stores, { now: now() })
    })
  } else if (dice < 9 && event.fotos[0]) {
    const photo = event.fotos[random(event.fotos.length)] ?? event.fotos[0]
    const redactions = [...(photo.cobertos ?? []), face]
    await acknowledged({ kind: 'cover', event: event.id, photo: markedName(photo) }, async () => {
      const request = { eventId: event.id, photoId: photo.id, seenUrl: photo.url, redactions }
      await redactPhoto(request, quick, { now })
      const covered = (await stores.events.one(event.id))?.fotos.find(({ id }) => id === photo.id)
      return covered ? [photoKey(covered.url)] : []
    })
  } else if (dice < 10) {
    await acknowledged({ kind: 'rename', event: event.id, name }, async () => {
      await stores.events.update(event.id, aDraft({ nome: name }), eventVersion(event))
    })
  } else if (dice < 13) {
    const isHidden = event.visibilidade === 'todos'
    await acknowledged({ kind: 'hide', event: event.id, isHidden }, async () => {
      const visibilidade = isHidden ? 'ninguem' : 'todos'
      await stores.events.setFields(event.id, { visibilidade })
    })
  } else {
    await acknowledged({ kind: 'remove', event: event.id }, async () => {
      await removeEvent(event.id, stores, { now: now() })
    })
  }
}

async function encodeHere(redactions: Redaction[]): Promise<EncodedPicture> {
  const job = { from: { bytes: picture, format: 'png' }, to: 'photo', redactions } as const
  return (await runPictureJob(job, async () => {})) as EncodedPicture
}

async function acknowledged(work: Work, doIt: () => Promise<unknown>) {
  say({ kind: 'begun', work })
  const result = await doIt()
  if (Array.isArray(result)) say({ kind: 'done', keys: result })
  else say({ kind: 'done', ...(typeof result === 'string' && { id: result }) })
}

/** Synchronous: a killed process loses what it has only buffered. */
function say(line: Line): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** The control: stores that put files in place only after the commit, killed between the two. */
function filesAfterCommit(opened: Stores): Stores {
  const { events, photos } = opened
  return {
    ...opened,
    photos: {
      ...photos,
      put: async (...given) => {
        const stored = await photos.put(...given)
        await photos.remove([stored])
        return stored
      },
    },
    events: {
      ...events,
      appendPhotos: async (...given) => {
        await events.appendPhotos(...given)
        process.kill(process.pid, 'SIGKILL')
        return null
      },
    },
  }
}
