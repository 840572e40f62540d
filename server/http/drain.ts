export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads the rest of a body and throws it away, because a browser reads the answer only once it has
 * sent everything. False: there was more than `maxBytes`.
 */
export async function drain(reader: BodyReader, maxBytes: number): Promise<boolean> {
  let size = 0
  try {
    while (size < maxBytes) {
      const { done, value } = await reader.read()
      if (done) return true
      size += value.length
    }
  } catch {
    // The client has gone: nobody waits for the answer.
    return true
  }
  return false
}
