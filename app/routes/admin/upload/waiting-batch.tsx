import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { adminWords, photosWords } from '#content/admin.ts'
import { isOf, photosIn, refusedIn } from '#domain/photos/waiting-batch.ts'
import type { Route } from './+types/waiting-batch'
import { BatchDecision } from './batch-decision.tsx'
import { galleryOrder } from './batch-order.ts'

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const { eventoId, envioId } = params
  const batch = await context.get(servicesContext).waiting.find(envioId)
  const order = galleryOrder(context, eventoId, envioId)
  const own = batch && isOf(order, batch) ? batch : null
  const photos = own ? photosIn(own).length : 0
  if (!own || photos === 0) {
    const page = href('/admin/evento/:eventoId/fotos', { eventoId })
    throw redirect(withFlash(page, own?.cancelled ? 'envio-cancelado' : 'fotos-expiradas'))
  }
  return { photos, refused: refusedIn(own) }
})

/** The dialog with the refused files as a page of its own, for a browser without script. */
export default function WaitingBatch({ loaderData, params }: Route.ComponentProps) {
  const { photos, refused } = loaderData
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{photosWords.someRefused}</h1>
      <ul className="mt-6 grid list-disc gap-2 break-words pl-5">
        {refused.map(({ name, sentence }) => (
          <li key={`${name} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-6">{photosWords.waitHere(photos)}</p>
      <div className="mt-8">
        <BatchDecision
          {...params}
          save={photosWords.sendOthers(photos)}
          discard={adminWords.cancel}
        />
      </div>
    </main>
  )
}
