const askedEveryMs = 2000

/** Passes the bytes on while the visitor has the right to them: a download may take an hour, and the right may end. */
export function whileAllowed(
  bytes: ReadableStream<Uint8Array>,
  isAllowed: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader()
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => clearInterval(timer)
  return new ReadableStream(
    {
      start: (controller) => {
        timer = setInterval(async () => {
          // If the store fails, nothing more is sent.
          if (await isAllowed().catch(() => false)) return
          end()
          const reason = new Error('the right to this download has ended')
          controller.error(reason)
          await reader.cancel(reason)
        }, askedEveryMs)
      },
      pull: async (controller) => {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      },
      cancel: (reason) => {
        end()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
