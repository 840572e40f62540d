import { pMapSettled } from 'p-map'

const concurrency = 8

/** Tries every one before it throws. What is left keeps its tag, and a later sweep goes on. */
export async function forEveryAsset<T>(
  assets: Iterable<T>,
  work: (asset: T) => Promise<unknown>,
): Promise<void> {
  const results = await pMapSettled(assets, work, { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
