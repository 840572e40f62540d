import { adminBrowser, inStores, signIn, startAdminSite } from '#tests/running-site/admin-client.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'

export type UploadSite = Awaited<ReturnType<typeof startUploadSite>>

/** A site with an admin who can upload 50 photos of 12 megapixels in one batch. */
export async function startUploadSite() {
  const site = await startAdminSite()
  const { id } = await inStores(site, ({ events }) =>
    events.create(aDraft({ nome: 'Lote' }), new Date()),
  )
  const photo = { bytes: await phonePhoto(4000, 3000) }

  const uploadBatch = async (): Promise<{ ms: number }> => {
    const admin = adminBrowser(site, await signIn(site))
    const started = performance.now()
    const result = await admin.upload(id, Array(50).fill(photo))
    if (result.saved !== 50) throw new Error(`the batch ended with ${JSON.stringify(result)}`)
    return { ms: performance.now() - started }
  }
  return { ...site, uploadBatch }
}
