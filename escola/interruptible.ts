type Interruption = {
  /** Printed once the interrupted work has cleaned up. */
  message: string
  onSignal?: () => void
}

/** The first Ctrl-C aborts the signal, so that the work can clean up; the second ends the process. */
export async function interruptible(
  work: (signal: AbortSignal) => Promise<number>,
  { message, onSignal }: Interruption,
): Promise<number> {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort()
    onSignal?.()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await work(controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) throw error
    console.error(message)
    return 130
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
