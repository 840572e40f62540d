import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/**
 * Parts below the first screen are left out of the first layout (`data-far`). Once nothing else is
 * waiting they are laid out one after the other, so that jumps and scroll bars know true heights.
 */
async function layOutTheRest() {
  for (const part of document.querySelectorAll('[data-far]')) {
    await new Promise((next) => (window.requestIdleCallback ?? setTimeout)(next))
    part.removeAttribute('data-far')
  }
}

layOutTheRest()
