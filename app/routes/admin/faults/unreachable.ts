import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Turns a request that did not reach the site (lost connection, a proxy's error page) into data with
 * a `failure`, which loaders and actions also return for a store fault. An error would replace the
 * screen, and with it what was typed.
 */
export async function unreachableAsFailure(next: () => Promise<Results>): Promise<void> {
  const results = await next()
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnanswered(thrownBy(result))) continue
    // A status of 400 or more keeps the router from reloading the page's data.
    results[routeId] = { type: 'data', result: data({ failure: unreachable() }, { status: 503 }) }
  }
}

const unreachable = (): DialogMessage => ({
  kind: 'error',
  title: 'Serviço Indisponível',
  text: 'Verifique sua conexão com a internet.',
})

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
