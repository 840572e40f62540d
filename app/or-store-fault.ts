import type { RouterContextProvider } from 'react-router'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import { logErrorContext } from './context.ts'

/**
 * What a store answers, or its fault, logged, as a value that the route has words for. Anything else
 * that is thrown (a redirect, a bug) passes through.
 */
export async function orStoreFault<T>(
  answer: Promise<T>,
  context: Readonly<RouterContextProvider>,
): Promise<T | StoreFault> {
  try {
    return await answer
  } catch (error) {
    if (!isStoreFault(error)) throw error
    context.get(logErrorContext)(error)
    return error
  }
}
