import type { Photo } from '#domain/photos/photo.ts'
import { readSchoolDocument } from '#domain/school/school-document.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { withStores } from '#escola/with-stores.ts'
import type { Env } from '#server/env.ts'
import { openOriginals, photoUrlsByKind, type Stores } from '#server/stores.ts'
import type { EventSource } from './import-events.ts'
import { readExport, readExportedOriginal } from './read-export.ts'

type OpenSource = (to: Env, target: Stores) => Promise<EventSource>

/** An invalid export is an error before the target is opened. */
export async function folderSource(folder: string): Promise<OpenSource> {
  const contents = await readExport(folder).catch((error) => {
    throw new Error(`${errorSentence(error, folder)} Nada foi alterado.`)
  })
  return async (to, target) => {
    const readOriginal = await openOriginals(to)
    return {
      ...contents,
      keepsUrl: (photo) => keepsUrl(photo, target),
      readOriginal: async (photo) =>
        photo.arquivo
          ? readExportedOriginal(folder, photo.arquivo, contents)
          : ((await readOriginal(photo))?.bytes ?? null),
    }
  }
}

export function storeSource(env: Env): OpenSource {
  return async (to, target) => {
    const readOriginal = await openOriginals(to)
    return withStores(env, async ({ events, school }) => {
      const { document } = await school.find()
      return {
        events: await events.all(),
        unreadable: await events.unreadable(),
        school: document === null ? null : readSchoolDocument(document).document,
        keepsUrl: (photo) => keepsUrl(photo, target),
        readOriginal: async (photo) => (await readOriginal(photo))?.bytes ?? null,
      }
    })
  }
}

async function keepsUrl({ url }: Pick<Photo, 'url'>, { photos }: Stores): Promise<boolean> {
  if (photos.urls.isOwn(url)) {
    // A path does not say which site has the file, so look for it.
    return !url.startsWith('/') || (await photos.original({ url })) !== null
  }
  return !Object.values(photoUrlsByKind).some((urls) => urls.isOwn(url))
}
