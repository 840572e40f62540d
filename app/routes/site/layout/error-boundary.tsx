import { createPath, Outlet, useLocation } from 'react-router'
import { useRendering } from '#app/rendering.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { errorWords } from '#content/layout.ts'

/** Between the layout and the pages, so that the layout stays when a page fails. */
export default function ErrorBoundaryLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  const requestId = useRendering()?.requestId
  const path = createPath(useLocation())

  return (
    <div className="frame py-16 md:py-28">
      <title>{errorWords.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="max-w-3xl text-display">
        {errorWords.title}
      </h1>
      <p className="mt-6 max-w-2xl text-lead text-soft">{errorWords.text}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <ButtonLink to={path}>{errorWords.retry}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {errorWords.home}
        </ButtonLink>
      </p>
      {requestId && <p className="mt-10 text-small text-soft">{errorWords.reference(requestId)}</p>}
    </div>
  )
}
