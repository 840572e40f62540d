export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads on and throws away. A browser reads the answer only once it has sent everything: a
 * connection that is closed before looks like a bad line to it. Whoever sends more than `most` is
 * cut off all the same.
 */
export async function readOn(reader: BodyReader, most: number): Promise<void> {
  let size = 0
  try {
    while (size < most) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
  } catch {
    // Whoever was sending has gone: nobody waits for the answer.
  }
}
