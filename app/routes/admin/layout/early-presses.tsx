import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRendering } from '#app/rendering.ts'

declare global {
  interface Window {
    earlyPresses?: { event: Event; button: HTMLButtonElement }[] | undefined
  }
}

/** Runs before the page's script: links and submit buttons work without it, other buttons do not. */
const noteScript = `self.earlyPresses = [];
addEventListener('click', (event) => {
  const button = event.target.closest('button[type=button]:not([popovertarget])');
  if (button) self.earlyPresses?.push({ event, button });
}, true)`

/** Repeats presses on buttons that happened before the script was loaded. */
export function EarlyPresses() {
  const rendering = useRendering()
  const missed = useRef<HTMLButtonElement[]>([])

  // From now on React handles every press, including the current one.
  useLayoutEffect(() => {
    const over = window.earlyPresses?.filter(({ event }) => event.eventPhase === Event.NONE) ?? []
    missed.current = over.map(({ button }) => button)
    window.earlyPresses = undefined
  }, [])

  useEffect(() => {
    for (const button of missed.current) button.click()
  }, [])

  return (
    <script
      nonce={rendering?.nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own lines
      dangerouslySetInnerHTML={{ __html: noteScript }}
    />
  )
}
