import { workInOrder } from '#domain/photos/work-in-order.ts'
import type { CloudinaryClient } from './client.ts'

// One after the other, an event of some hundred photos would take longer than a request may.
const atOnce = 8

/**
 * Every picture is tried, whatever becomes of the others; then the first fault is thrown. What is
 * left still wears its tag, and goes with a later sweep.
 */
export async function destroyAll(
  publicIds: Iterable<string>,
  client: Pick<CloudinaryClient, 'destroy'>,
): Promise<void> {
  const faults = await workInOrder(publicIds, {
    atOnce,
    work: (publicId) => client.destroy(publicId).then(() => null, asValue),
    ends: () => false,
  })
  for (const fault of faults) if (fault) throw fault.thrown
}

function asValue(thrown: unknown) {
  return { thrown }
}
