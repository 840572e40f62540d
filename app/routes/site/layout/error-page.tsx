import { createPath, Outlet, useLocation } from 'react-router'
import { errorWords } from '#content/layout.ts'
import { useRendering } from '../../../rendering.ts'
import { Button } from '../../../ui/button.tsx'

/** Stands between the layout and the pages, so that a page that fails leaves the layout standing. */
export default function PagesWithErrorPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  const requestId = useRequestId()
  const here = createPath(useLocation())

  return (
    <div
      className="frame py-16 md:py-28"
      data-request-id={requestId ?? undefined}
      suppressHydrationWarning
    >
      <title>{errorWords.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="max-w-3xl text-display">
        {errorWords.title}
      </h1>
      <p className="mt-6 max-w-2xl text-lead text-soft">{errorWords.text}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <Button reloads to={here}>
          {errorWords.retry}
        </Button>
        <Button reloads to="/" look="secondary">
          {errorWords.home}
        </Button>
      </p>
      {requestId && <p className="mt-10 text-small text-soft">{errorWords.reference(requestId)}</p>}
    </div>
  )
}

/** In the browser the id is read back from the page the server sent; later errors have none. */
function useRequestId(): string | null {
  const rendering = useRendering()
  if (rendering || typeof document === 'undefined') return rendering?.requestId ?? null
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? null
}
