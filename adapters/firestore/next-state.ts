import { setTimeout as pause } from 'node:timers/promises'
import { StoreFault } from '#domain/store-fault.ts'
import { CODE, codeOf } from './firestore-fault.ts'

const mostAttempts = 40

/**
 * Repeats a step that reads, decides and commits until nobody came in between. Firestore isolates
 * transactions; what makes a step safe without that (in an emulator, for one) is that its commit
 * creates a document which only one successor of the state that it read can create.
 */
export async function untilAlone<T>(step: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await step(attempt)
    } catch (error) {
      if (!cameSecond.includes(codeOf(error) ?? -1)) throw error
      if (attempt === mostAttempts) {
        const sentence = 'O banco de dados está ocupado. Tente novamente em instantes.'
        throw new StoreFault('unavailable', sentence, error)
      }
      await pause(Math.random() * Math.min(200, 10 * (attempt + 1)))
    }
  }
}

const cameSecond = [CODE.ALREADY_EXISTS, CODE.NOT_FOUND, CODE.ABORTED, CODE.FAILED_PRECONDITION]
