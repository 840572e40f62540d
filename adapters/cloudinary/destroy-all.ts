import { pMapSettled } from 'p-map'

const concurrency = 8

/** Tries every picture before it throws. What is left keeps its tag, and a later sweep deletes it. */
export async function destroyAll(
  publicIds: Iterable<string>,
  destroy: (publicId: string) => Promise<void>,
): Promise<void> {
  const results = await pMapSettled(publicIds, destroy, { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
