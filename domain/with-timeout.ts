/** Rejects with a `TimeoutError` if the work has not ended by then. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const sentence = `no answer within ${milliseconds} ms`
  const timer = setTimeout(() => reject(new DOMException(sentence, 'TimeoutError')), milliseconds)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
