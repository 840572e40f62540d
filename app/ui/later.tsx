import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

type Part<Props> = Promise<{ default: ComponentType<Props> }>

/** In place of a part whose script is lost: without it the page is poorer, and still a page. */
export const nothing = { default: () => null }

/** React leaves what the server rendered as it is for as long as it waits. */
const forever = new Promise<never>(() => {})

/**
 * A part below the first screen. The server renders it like everything else; in the browser it
 * stands there as received, links and all, and its script is fetched when the visitor does anything
 * or, where being seen needs it, when it comes near. `id` is the element that the part itself
 * renders. A part that was loaded beforehand is there at once, so that a jump to it finds it.
 */
export function later<Props extends object>(
  id: string,
  fetchPart: () => Part<Props>,
  { near = true } = {},
) {
  let loaded: ComponentType<Props> | null = null

  const load = async () => {
    const part = await fetchPart()
    loaded = part.default
    return part
  }
  const LazyPart = lazy(() =>
    whenWanted(id, near)
      .then(load)
      .catch(() => (receivedPart(id) ? forever : nothing)),
  ) as ComponentType<Props>

  const Later = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? LazyPart)
    // Laid out in full: a jump needs true heights.
    const [received] = useState(() => receivedPart(id)?.outerHTML.replace(/ data-far="\w*"/g, ''))
    return (
      <Suspense fallback={<Meanwhile html={received} />}>
        <Shown {...props} />
        <FocusOnArrival id={id} />
      </Suspense>
    )
  }
  return Object.assign(Later, { load })
}

/**
 * React lets go of what it received when the address changes before the part's script is there.
 * Until then a copy holds the place, so that on a slow line too a jump finds its section.
 */
function Meanwhile({ html }: { html: string | undefined }) {
  if (html === undefined) return <div className="min-h-dvh" />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server rendered
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** The part that takes its copy's place takes the focus as well, if the visitor had jumped to it. */
function FocusOnArrival({ id }: { id: string }) {
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (lost && location.hash === `#${id}`) receivedPart(id)?.focus({ preventScroll: true })
  }, [id])
  return null
}

function receivedPart(id: string): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(id)
}

const acts = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart', 'popstate'] as const

function whenWanted(id: string, nearness: boolean): Promise<unknown> {
  const received = receivedPart(id)
  // On the server, and on a page that was opened from within the site, it is wanted at once.
  if (!received) return Promise.resolve()

  return new Promise((resolve) => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted(), {
      rootMargin: '100% 0px',
    })
    const wanted = () => {
      near.disconnect()
      for (const act of acts) window.removeEventListener(act, wanted, true)
      resolve(null)
    }
    if (nearness) near.observe(received)
    // Any act may lead to an update, and React can update only what it has taken over.
    for (const act of acts) window.addEventListener(act, wanted, true)
  })
}
