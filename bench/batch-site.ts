import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores } from '../server/stores.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'

/** A site that stores 50 photos of 12 megapixels in its own process when it is told to. */
export async function startBatchSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
  const stores = await openStores({ dataDir })
  await stores.events.create(aDraft({ nome: 'Lote' }), new Date())
  await stores.close()
  writeFileSync(join(dataDir, 'foto.jpg'), await phonePhoto(4000, 3000))

  const site = await startSite({
    DATA_DIR: dataDir,
    NODE_OPTIONS: '--import ./bench/batch-inside.ts',
  })
  const batchMs = () => Number(/batch done in (\d+) ms/.exec(site.output().log)?.[1] ?? 0)
  return { ...site, startBatch: () => site.child.kill('SIGUSR2'), batchMs }
}
