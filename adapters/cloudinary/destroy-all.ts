import { pMapSettled } from 'p-map'
import type { CloudinaryClient } from './client.ts'

// One after the other, an event of some hundred photos would take longer than a request may.
const concurrency = 8

/**
 * Every picture is tried, whatever becomes of the others; then the first fault is thrown. What is
 * left still has its tag, and goes with a later sweep.
 */
export async function destroyAll(
  publicIds: Iterable<string>,
  client: Pick<CloudinaryClient, 'destroy'>,
): Promise<void> {
  const results = await pMapSettled(publicIds, (id) => client.destroy(id), { concurrency })
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
