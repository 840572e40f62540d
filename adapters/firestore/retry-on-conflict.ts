import { setTimeout as pause } from 'node:timers/promises'
import { StoreFault } from '#domain/store-fault.ts'
import { CODE, codeOf } from './firestore-fault.ts'

const maxRetries = 40

/**
 * Where transactions are not isolated (in an emulator, for one), a step is safe because its commit
 * creates a document that only one successor of the state it read can create.
 */
export async function retryOnConflict<T>(step: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await step(attempt)
    } catch (error) {
      if (!conflicts.includes(codeOf(error) ?? -1)) throw error
      if (attempt === maxRetries) {
        const sentence = 'O banco de dados está ocupado. Tente novamente em instantes.'
        throw new StoreFault('unavailable', sentence, error)
      }
      await pause(Math.random() * Math.min(200, 10 * (attempt + 1)))
    }
  }
}

const conflicts = [CODE.ALREADY_EXISTS, CODE.NOT_FOUND, CODE.ABORTED, CODE.FAILED_PRECONDITION]
