import { href, redirect } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { type AddPhotosOutcome, addPhotos } from '#domain/photos/add-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { missingEvent, uploadFailed } from '../notice.ts'
import type { Route } from './+types/upload'
import { receivedPhotos, UnreadableUpload } from './received-photos.ts'
import type { UploadLine } from './upload-line.ts'

/**
 * A batch of photos, saved whole or not at all. To a script it answers in lines: how many pictures
 * are ready, and at the end what became of the batch; to a plain form with the next page.
 */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args
  if (request.headers.get('accept')?.includes('application/x-ndjson')) return told(args)
  const end = await received(args, () => {})
  if ('saved' in end) {
    const page = href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId })
    return redirect(`${page}?aviso=fotos-enviadas&n=${end.saved}`)
  }
  if ('missing' in end) return redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
  return new Response('refused' in end ? end.refused : end.fault, {
    status: 'refused' in end ? 400 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId }))
}

type UploadEnd = Exclude<UploadLine, { ready: number }>

/** Proxies, and the site itself, cut an answer that is silent for too long. */
const keepAliveMs = 5000

function told(args: Route.ActionArgs): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  // Whoever sent the batch may be gone before it ends; the batch goes on.
  const write = (text: string) => writer.write(new TextEncoder().encode(text)).catch(() => {})
  const tell = (line: UploadLine) => write(`${JSON.stringify(line)}\n`)
  const keepAlive = setInterval(() => write('\n'), keepAliveMs)
  received(args, (ready) => tell({ ready }))
    .then(tell)
    .finally(() => {
      clearInterval(keepAlive)
      return writer.close().catch(() => {})
    })
  return new Response(readable, { headers: { 'content-type': 'application/x-ndjson' } })
}

async function received(
  { request, params, context }: Route.ActionArgs,
  onProgress: (ready: number) => void,
): Promise<UploadEnd> {
  const { now, ...ports } = context.get(servicesContext)
  const submission = submissionIn(request)
  try {
    const outcome = await addPhotos(params.eventoId, receivedPhotos(request), ports, {
      now,
      onProgress,
      ...(submission && { submission }),
    })
    return endOf(outcome)
  } catch (fault) {
    if (fault instanceof UnreadableUpload) return { refused: uploadFailed(fault.message).text }
    context.get(logErrorContext)(fault)
    const sentence = isStoreFault(fault) ? fault.message : photosWords.unreadable
    return { fault: uploadFailed(sentence).text }
  }
}

function endOf(outcome: AddPhotosOutcome): UploadEnd {
  if (outcome.kind === 'added') return { saved: outcome.photos.length }
  if (outcome.kind === 'event-missing') return { missing: missingEvent.text }
  return { refused: uploadFailed(outcome.sentence).text }
}

function submissionIn(request: Request): string | undefined {
  const name = request.headers.get('x-envio') ?? ''
  return /^[\w-]{8,64}$/.test(name) ? name : undefined
}
