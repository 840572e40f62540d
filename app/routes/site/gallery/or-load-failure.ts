/** For a `clientLoader`: a lost connection looks like a store that does not answer. */
export async function orLoadFailure<T>(serverData: Promise<T>): Promise<T | { kind: 'failed' }> {
  try {
    return await serverData
  } catch (error) {
    if (error instanceof Response) throw error
    return { kind: 'failed' }
  }
}
