import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { adminWords, photosWords } from '#content/admin.ts'
import { isClosedTo, photosIn, refusedIn } from '#domain/photos/waiting-batch.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/waiting-batch'
import { BatchDecision } from './batch-decision.tsx'
import { galleryOrder } from './batch-order.ts'

export async function loader({ params: { eventoId, envioId }, context }: Route.LoaderArgs) {
  const { waiting } = context.get(servicesContext)
  const batch = await orStoreFault(waiting.find(envioId), context)
  if (isStoreFault(batch)) return loadFailure(batch)
  const order = galleryOrder(context, eventoId, envioId)
  const photos = batch && !isClosedTo(order, batch) ? photosIn(batch).length : 0
  if (!batch || photos === 0) {
    const page = href('/admin/evento/:eventoId/fotos', { eventoId })
    throw redirect(withFlash(page, 'fotos-expiradas'))
  }
  return { failure: null, photos, refused: refusedIn(batch) }
}

/** The dialog with the refused files as a page of its own, for a browser without script. */
export default function WaitingBatch({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
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
