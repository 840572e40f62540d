import type { RouterContextProvider } from 'react-router'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import { logErrorContext } from './context.ts'

const logged = new WeakSet<StoreFault>()

/**
 * The store's result, or its fault as a value that the route can show; the fault is logged once.
 * Anything else that is thrown (a redirect, a bug) passes through.
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
