/** Ctrl-C asks the work to stop and tidy up; pressed twice it ends the process. */
export function interruption(): { signal: AbortSignal; end(): void } {
  const asked = new AbortController()
  const stop = () => {
    if (asked.signal.aborted) process.exit(130)
    asked.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: asked.signal,
    end: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
