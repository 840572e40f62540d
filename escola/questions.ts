import { createInterface, type Interface } from 'node:readline'

export type Questions = {
  /** The next line that a person types or a pipe delivers. Null: the input has ended. */
  ask(question: string): Promise<string | null>
  close(): void
}

export function isYes(typed: string | null): boolean {
  return /^s(im)?$/i.test(typed?.trim() ?? '')
}

/** Reads the input only from the first question on, so that a command that asks nothing does not wait for its end. */
export function openQuestions(signal: AbortSignal): Questions {
  let reader: Interface | undefined
  let lines: AsyncIterator<string> | undefined
  const close = () => reader?.close()
  signal.addEventListener('abort', close)
  return {
    ask: async (question) => {
      reader ??= createInterface({ input: process.stdin })
      lines ??= reader[Symbol.asyncIterator]()
      process.stdout.write(question)
      const { value, done } = await lines.next()
      signal.throwIfAborted()
      return done ? null : value
    },
    close,
  }
}
