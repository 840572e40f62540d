import type { RouterContextProvider } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import { errorWords } from '#content/layout.ts'
import { isStoreFault } from '#domain/store-fault.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** A loader for what is not a page: while a store is down, its file is unavailable, not missing. */
export function orUnavailable<A extends Args>(load: (args: A) => Promise<Response>) {
  return async (args: A): Promise<Response> => {
    const response = await orStoreFault(load(args), args.context)
    if (!isStoreFault(response)) return response
    return new Response(errorWords.unavailable, {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
