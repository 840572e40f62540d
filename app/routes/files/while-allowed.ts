const askedEveryMs = 2000

/** Passes the bytes on while the visitor has the right to them: a download may take an hour, and the right may end. */
export function whileAllowed(
  bytes: ReadableStream<Uint8Array>,
  isAllowed: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const source = bytes.getReader()
  return new ReadableStream(
    {
      start: (controller) => {
        const check = async () => {
          // If the store fails, nothing more is sent.
          if (await isAllowed().catch(() => false)) return
          const reason = new Error('the right to this download has ended')
          controller.error(reason)
          // A zip rejects its cancellation with the reason for it.
          await source.cancel(reason).catch(() => {})
        }
        const timer = setInterval(() => void check(), askedEveryMs)
        const stop = () => clearInterval(timer)
        source.closed.then(stop, stop)
      },
      pull: async (controller) => {
        const { done, value } = await source.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
