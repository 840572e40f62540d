import { pMapSettled } from 'p-map'
import type { Asset } from './photo-urls.ts'

const concurrency = 8

/** Tries every picture before it throws. What is left keeps its tag, and a later sweep deletes it. */
export async function destroyAll(
  assets: Iterable<Asset>,
  destroy: (asset: Asset) => Promise<void>,
): Promise<void> {
  const results = await pMapSettled(assets, destroy, { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
