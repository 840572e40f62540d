export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads on and throws away. A browser reads the answer only once it has sent everything: a
 * connection that is closed before looks like a bad line to it. False: there was more than `most`,
 * and whoever sends it is to be cut off all the same.
 */
export async function readOn(reader: BodyReader, most: number): Promise<boolean> {
  let size = 0
  try {
    while (size < most) {
      const { done, value } = await reader.read()
      if (done) return true
      size += value.length
    }
  } catch {
    // Whoever was sending has gone: nobody waits for the answer.
    return true
  }
  return false
}
