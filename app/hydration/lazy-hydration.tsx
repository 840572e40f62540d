import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** React leaves what the server rendered as it is for as long as a lazy component is pending. */
const pendingForever = new Promise<never>(() => {})

/**
 * A part below the first screen, rendered by the server as usual and hydrated when it comes near or
 * the visitor does anything. `id` is the id of the element that the part renders.
 */
export function lazyHydrated<Props extends object>(
  id: string,
  importModule: () => Promise<Module<Props>>,
) {
  const Part = lazy(() =>
    untilWanted(id)
      .then(importModule)
      .catch(() => pendingForever),
  ) as ComponentType<Props>

  return function LazilyHydrated(props: Props) {
    const [html] = useState(() => renderedPart(id)?.outerHTML ?? '')
    return (
      <Suspense fallback={<RenderedCopy id={id} html={html} />}>
        <Part {...props} />
        <RestoreFocus id={id} />
      </Suspense>
    )
  }
}

/**
 * React discards the server's markup when the address changes before the part is hydrated. A copy
 * holds the place until the script is there, so that a jump finds its section on a slow line too.
 */
function RenderedCopy({ id, html }: { id: string; html: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server rendered */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <RestoreFocus id={id} />
    </>
  )
}

/** What replaces a part takes the focus along, if the visitor had jumped to it. */
function RestoreFocus({ id }: { id: string }) {
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (lost && location.hash === `#${id}`) renderedPart(id)?.focus({ preventScroll: true })
  }, [id])
  return null
}

function renderedPart(id: string): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(id)
}

const interactions = [
  'pointerdown',
  'pointermove',
  'wheel',
  'keydown',
  'touchstart',
  'popstate',
] as const

/** By then the visitor reads, and the next tap finds a page on which nothing is left to do. */
const readingMs = 5000

function untilWanted(id: string): Promise<unknown> {
  const element = renderedPart(id)
  // On the server it is wanted at once.
  if (!element) return Promise.resolve()

  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted(), {
      rootMargin: '100% 0px',
    })
    const wanted = () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const name of interactions) window.removeEventListener(name, wanted, true)
      resolve(null)
    }
    const timer = setTimeout(wanted, readingMs)
    observer.observe(element)
    // Any interaction may lead to an update, and React can update only what it has hydrated.
    for (const name of interactions) window.addEventListener(name, wanted, true)
  })
}
