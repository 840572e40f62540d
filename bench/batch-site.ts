import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores } from '../server/stores.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'

const account = {
  ADMIN_EMAIL: 'secretaria@escola.example',
  ADMIN_PASSWORD: 'quatro idiomas desde 1984',
}

/** A site whose admin sends 50 photos of 12 megapixels when told to, as a browser would. */
export async function startBatchSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
  const stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ nome: 'Lote' }), new Date())
  await stores.close()
  const photo = new Uint8Array(await phonePhoto(4000, 3000))
  const site = await startSite({ DATA_DIR: dataDir, ...account })

  /** How long it took, in milliseconds. */
  const sendBatch = async (): Promise<number> => {
    const cookie = await signIn(site.url)
    const body = new FormData()
    for (let number = 0; number < 50; number += 1)
      body.append('fotos', new File([photo], `${number}.jpg`, { type: 'image/jpeg' }))
    const started = performance.now()
    const answer = await fetch(`${site.url}/admin/evento/${id}/fotos/envio`, {
      method: 'POST',
      headers: { cookie, accept: 'application/x-ndjson' },
      body,
    })
    const lastLine = (await answer.text()).trim().split('\n').at(-1)
    if (lastLine !== '{"saved":50}') throw new Error(`the batch ended with ${lastLine}`)
    return performance.now() - started
  }
  return { ...site, sendBatch }
}

async function signIn(site: string): Promise<string> {
  const answer = await fetch(`${site}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }),
    redirect: 'manual',
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
