import islandsEntry from 'virtual:islands-entry'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { errorWords } from '#content/layout.ts'
import { logErrorContext, renderLimitContext, requestIdContext } from './context.ts'
import { nonceHeader, RenderingProvider } from './rendering.ts'
import styleSheet from './styles/site.css?inline'

export default async function handleDocument(...given: Parameters<typeof renderDocument>) {
  const [, , , , loadContext] = given
  const response = await loadContext.get(renderLimitContext)(() => renderDocument(...given))
  return response ?? new Response(errorWords.busy, { status: 503, headers: { 'retry-after': '2' } })
}

/** Renders the whole document before it responds: pages are small, and an error can still become a 500. */
async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = crypto.randomUUID()
  const requestId = loadContext.get(requestIdContext)
  const islands = {
    entry: islandsEntry,
    refreshRuntime: routerContext.manifest.hmr?.runtime,
  }
  const faults: unknown[] = []
  const page = await renderToReadableStream(
    <RenderingProvider value={{ styleSheet, requestId, nonce, islands }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderingProvider>,
    // No streamed boundaries: the page must be complete without script.
    {
      nonce,
      signal: request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        faults.push(error)
      },
    },
  )
  await page.allReady
  // A component failed and left a gap: show the error page instead, unless this is the error page.
  if (faults.length > 0 && !routerContext.staticHandlerContext.errors) throw faults[0]
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(nonceHeader, nonce)
  return new Response(page, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A closed connection or an unknown path is not a fault of the site.
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(logErrorContext)(error)
}
