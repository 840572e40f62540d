import { adminBrowser, inStores, signIn, startAdminSite } from '../tests/admin-client.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'

/** A site whose admin sends 50 photos of 12 megapixels when told to, as a browser would. */
export async function startBatchSite() {
  const site = await startAdminSite()
  const { id } = await inStores(site, ({ events }) =>
    events.create(aDraft({ nome: 'Lote' }), new Date()),
  )
  const photo = { bytes: await phonePhoto(4000, 3000) }

  /** How long it took, in milliseconds. */
  const sendBatch = async (): Promise<number> => {
    const admin = adminBrowser(site, await signIn(site))
    const started = performance.now()
    const end = await admin.upload(id, Array(50).fill(photo))
    if (end.saved !== 50) throw new Error(`the batch ended with ${JSON.stringify(end)}`)
    return performance.now() - started
  }
  return { ...site, sendBatch }
}
