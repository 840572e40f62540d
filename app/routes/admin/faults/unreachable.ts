import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { failure } from './store-faults.ts'

type Results = Record<string, DataStrategyResult>

/** Its loader only refreshes the greeting in the header, which must stay. */
const guard = 'routes/admin/session/guard'

/**
 * Treats a request that did not reach the site (lost connection, a proxy's error page) as a fault of the store: an
 * action returns a `failure`, so that what was typed stays, and a page is replaced by the error boundary.
 */
export async function unreachableAsFault(
  { method }: Request,
  next: () => Promise<Results>,
): Promise<void> {
  const results = await next()
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnanswered(thrownBy(result))) continue
    const isPage = method === 'GET' && routeId !== guard
    results[routeId] = isPage
      ? { type: 'error', result: data(unreachable, { status: 503 }) }
      : { type: 'data', result: failure({ ...unreachable }) }
  }
}

const unreachable: DialogMessage = {
  kind: 'error',
  title: 'Serviço Indisponível',
  text: 'Verifique sua conexão com a internet.',
}

/** The router wraps an action's error together with its status. */
function thrownBy(result: unknown): unknown {
  return result && typeof result === 'object' && 'init' in result && 'data' in result
    ? result.data
    : result
}

function isUnanswered(error: unknown): boolean {
  // The site throws objects; text comes from a proxy.
  if (isRouteErrorResponse(error)) return typeof error.data === 'string'
  if (error instanceof TypeError) return true
  return error instanceof Error && error.message === 'Unable to decode turbo-stream response'
}
