import { href, redirect } from 'react-router'
import { logErrorContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { streamedUpload, type UploadResult } from '#app/routes/admin/photos/upload-stream.ts'
import { photosWords } from '#content/admin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/upload-picture'
import { receivePicture } from './receive-picture.ts'

export const handle: RouteHandle = { upload: true }

/** A photo for a slot, sent by script; the response is like that of an upload to a gallery. */
export function action(args: Route.ActionArgs) {
  return streamedUpload(async ({ onReceived }): Promise<UploadResult> => {
    try {
      const outcome = await receivePicture(args, onReceived)
      if (!('problems' in outcome)) return outcome
      const { foto, autorizacao } = outcome.problems
      const sentence = foto ?? autorizacao ?? ''
      const files = foto ? [{ index: 0, sentence, isFault: false }] : []
      return { refused: uploadFailed(sentence).text, files }
    } catch (error) {
      // Also for a bug: the stream has begun, so no error page can follow.
      args.context.get(logErrorContext)(error)
      const sentence = isStoreFault(error) ? error.message : photosWords.unreadable
      return { fault: uploadFailed(sentence).text }
    }
  })
}

export function loader({ params: { imagem } }: Route.LoaderArgs) {
  return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
}
