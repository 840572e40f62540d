import type { Photo } from '#domain/photos/photo.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import type { Env } from '#server/env.ts'
import { openOriginals, photoUrlsByKind, type Stores } from '#server/stores.ts'
import type { EventSource } from './import-events.ts'
import { readExport, readExportedOriginal } from './read-export.ts'

type OpenSource = (env: Env, target: Stores) => Promise<EventSource>

/** An invalid export is an error before the target is opened. */
export async function exportSource(folder: string): Promise<OpenSource> {
  const contents = await readExport(folder).catch((error) => {
    throw new Error(`${errorSentence(error, folder)} Nada foi alterado.`)
  })
  return async (env, target) => {
    const readOriginal = await openOriginals(env)
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

async function keepsUrl({ url }: Pick<Photo, 'url'>, { photos }: Stores): Promise<boolean> {
  if (photos.urls.isOwn(url)) {
    // A path does not say which site has the file, so look for it.
    return !url.startsWith('/') || (await photos.original({ url })) !== null
  }
  return !Object.values(photoUrlsByKind).some((urls) => urls.isOwn(url))
}
