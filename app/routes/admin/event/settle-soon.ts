import type { RouterContextProvider } from 'react-router'
import { logErrorContext, servicesContext } from '#app/context.ts'

const patienceMs = 8_000

/**
 * After a change of who sees an event. Hundreds of photos in a hosted store take minutes, so this waits for some
 * seconds only; the panel says what is still open.
 */
export async function settleSoon(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const { settlePhotos, now } = context.get(servicesContext)
  const settled = settlePhotos(id, now()).catch(context.get(logErrorContext))
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** For new photos of a hidden event that were left open: tries again, and so does the housekeeping. */
export function settleAgain(
  id: string,
  context: Readonly<RouterContextProvider>,
): () => Promise<unknown> {
  const { settlePhotos, now } = context.get(servicesContext)
  return () => settlePhotos(id, now()).catch(context.get(logErrorContext))
}
