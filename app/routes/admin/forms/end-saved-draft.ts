import type { DataStrategyResult } from 'react-router'
import { href } from 'react-router'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { settleSent } from './draft-storage.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Deletes a draft as soon as the response says that it was saved, without waiting for the next page, which may be slow
 * or skipped. Without a response, the draft stays marked as sent.
 */
export async function endSavedDraft(
  { method, url }: Request,
  next: () => Promise<Results>,
): Promise<void> {
  const results = Object.values(await next())
  if (method !== 'POST') return
  const { pathname } = new URL(url)
  const location = results.map(({ result }) => locationOf(result)).find(Boolean)
  if (location) settleSent(pathname, !isRefusal(location))
  else if (results.some(({ type }) => type === 'data')) settleSent(pathname, false)
}

function locationOf(result: unknown): string | null {
  return result instanceof Response ? result.headers.get('location') : null
}

/** The session has ended, or there is no such event. */
function isRefusal(location: string): boolean {
  const { pathname, search } = new URL(location, window.location.origin)
  return pathname === href('/admin/login') || pathname + search === eventNotFoundPath
}
