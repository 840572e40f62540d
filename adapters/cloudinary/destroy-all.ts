import { pMapSettled } from 'p-map'
import type { CloudinaryClient } from './client.ts'

const concurrency = 8

/** Tries every picture before it throws. What is left keeps its tag, and a later sweep deletes it. */
export async function destroyAll(
  publicIds: Iterable<string>,
  client: Pick<CloudinaryClient, 'destroy'>,
): Promise<void> {
  const results = await pMapSettled(publicIds, (id) => client.destroy(id), { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
