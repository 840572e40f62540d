export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads and discards the rest of a body, because a browser reads the response only after it has sent
 * everything. False: there was more than `maxBytes`.
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
    // The client has disconnected: nobody waits for the response.
    return true
  }
  return false
}
