import type { RouterContextProvider } from 'react-router'
import { logErrorContext } from '#app/context.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { photosWords } from '#content/admin.ts'
import type { ReceiveOutcome } from '#domain/photos/receive-file.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { UnreadableUpload } from './uploaded-file.ts'

/** The site's response to a script that sends photos. Its sentences are shown in a dialog. */
export type UploadAnswer =
  | { arrived: true }
  /** Only this file was refused. */
  | { refused: string; isFault: boolean }
  | { saved: number }
  /** A picture of the site is in its slot; the next page says so. */
  | { next: string }
  /** Nothing of the batch can be saved. */
  | { stopped: string }
  | { missing: true }
  /** Sending the same again may work. */
  | { fault: string }
  /** The batch was saved without this file, on another device. */
  | { savedBefore: true }
  /** The batch, or a part of it, is no longer on the server. */
  | { gone: true }
  /** On this device or on another. */
  | { cancelled: true }

export function acceptsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false
}

export function answerOf(outcome: ReceiveOutcome): UploadAnswer {
  switch (outcome.kind) {
    case 'arrived':
      return { arrived: true }
    case 'refused':
      return { refused: outcome.sentence, isFault: outcome.isFault }
    case 'event-missing':
      return { missing: true }
    case 'not-authorised':
      return { stopped: uploadFailed(photosWords.consent.missing).text }
    case 'saved-before':
      return { savedBefore: true }
    case 'cancelled':
      return { cancelled: true }
    case 'closed':
      return { gone: true }
  }
}

/** The result of `work`, or its error as a response that the script understands. */
export async function answerOrFault(
  work: () => Promise<UploadAnswer>,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (error instanceof UnreadableUpload) {
      return Response.json({ refused: error.message, isFault: false } satisfies UploadAnswer)
    }
    context.get(logErrorContext)(error)
    if (isStoreFault(error) && error.kind === 'signed-out') {
      return new Response(null, { status: 401 })
    }
    const sentence = isStoreFault(error) ? error.message : photosWords.unreadable
    const fault: UploadAnswer = { fault: uploadFailed(sentence).text }
    return Response.json(fault, { status: 503 })
  }
}
