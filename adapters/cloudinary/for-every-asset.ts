import { pMapSettled } from 'p-map'

/** So that closing 300 photos takes less than five seconds at 250 ms a call. */
const concurrency = 30

/** Tries every asset before it throws. */
export async function forEveryAsset<T>(
  assets: Iterable<T>,
  work: (asset: T) => Promise<unknown>,
): Promise<void> {
  const results = await pMapSettled(assets, work, { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
