const pausesMs = [1000, 3000, 9000, 20_000, 30_000]

let waiting: Promise<void> | null = null
let wake = () => {}

/**
 * Waits before another try: longer each time, but only until the browser is online or the page is visible again.
 * Concurrent calls share one wait, which counts as one try.
 */
export function nextTry(tries: number, signal: AbortSignal, onBegin: () => void): Promise<void> {
  if (waiting) return waiting
  const listening = new AbortController()
  waiting = new Promise<void>((resolve) => {
    wake = resolve
    const timer = setTimeout(resolve, pausesMs[Math.min(tries, pausesMs.length - 1)])
    const onSight = () => document.visibilityState === 'visible' && resolve()
    window.addEventListener('online', () => resolve(), { signal: listening.signal })
    document.addEventListener('visibilitychange', onSight, { signal: listening.signal })
    signal.addEventListener('abort', () => resolve(), { signal: listening.signal })
    listening.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => {
    waiting = null
    listening.abort()
  })
  onBegin()
  return waiting
}

export function wakeUp(): void {
  wake()
}
