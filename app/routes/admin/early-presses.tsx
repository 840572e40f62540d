import { useEffect } from 'react'
import { useRendering } from '../../rendering.ts'

declare global {
  interface Window {
    earlyPresses?: HTMLButtonElement[] | undefined
  }
}

/** Runs before the page's own script: links and submit buttons work without it, other buttons do not. */
const noteScript = `self.earlyPresses = [];
addEventListener('click', (event) => {
  const button = event.target.closest('button[type=button]');
  if (button) self.earlyPresses?.push(button);
}, true)`

/** A press on a button before the script has come is made again when it has. */
export function EarlyPresses() {
  const rendering = useRendering()

  useEffect(() => {
    const pressed = window.earlyPresses ?? []
    window.earlyPresses = undefined
    for (const button of pressed) button.click()
  }, [])

  return (
    <script
      nonce={rendering?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines
      dangerouslySetInnerHTML={{ __html: noteScript }}
    />
  )
}
