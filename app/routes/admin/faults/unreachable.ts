import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'

type Results = Record<string, DataStrategyResult>

/**
 * A request of the page that got no answer of the site (lost line, error page of a proxy) becomes
 * data with a `failure`, as loaders and actions give for a fault of the store. An error would replace
 * the screen, and with it what was typed.
 */
export async function unreachableAsFailure(next: () => Promise<Results>): Promise<void> {
  const results = await next()
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnanswered(thrownBy(result))) continue
    // A status of 400 or more keeps the router from asking for the page again.
    results[routeId] = { type: 'data', result: data({ failure: unreachable() }, { status: 503 }) }
  }
}

const unreachable = (): DialogMessage => ({
  kind: 'error',
  title: 'Serviço Indisponível',
  text: 'Verifique sua conexão com a internet.',
})

/** The router wraps what an action has thrown together with the status. */
function thrownBy(result: unknown): unknown {
  return result && typeof result === 'object' && 'init' in result && 'data' in result
    ? result.data
    : result
}

function isUnanswered(error: unknown): boolean {
  // What the site itself has thrown is an object; a text is somebody else's page.
  if (isRouteErrorResponse(error)) return typeof error.data === 'string'
  if (error instanceof TypeError) return true
  return error instanceof Error && error.message === 'Unable to decode turbo-stream response'
}
