import type { RouterContextProvider } from 'react-router'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import { logErrorContext } from './context.ts'

const logged = new WeakSet<StoreFault>()

/**
 * What a store answers, or its fault, logged once, as a value that the route has words for. Anything
 * else that is thrown (a redirect, a bug) passes through.
 */
export async function orStoreFault<T>(
  answer: Promise<T>,
  context: Readonly<RouterContextProvider>,
): Promise<T | StoreFault> {
  try {
    return await answer
  } catch (error) {
    if (!isStoreFault(error)) throw error
    if (!logged.has(error)) context.get(logErrorContext)(error)
    logged.add(error)
    return error
  }
}
