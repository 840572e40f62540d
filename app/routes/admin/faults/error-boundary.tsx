import { href, isRouteErrorResponse, Outlet, useRevalidator, useRouteError } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { errorWords } from '#content/layout.ts'

/** Between the guard and the pages, so that the header stays above a page that fails. */
export default function ErrorBoundaryLayout() {
  return <Outlet />
}

/** A store fault has a `kind` and is also shown in a dialog; other errors have at most a title and a text. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  const told: Partial<DialogMessage> = (isRouteErrorResponse(error) && error.data) || {}
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { kind, title = errorWords.title, text = errorWords.text } = told
  return (
    <main className="frame py-8 md:py-12">
      <title>{title}</title>
      <h1 className="text-heading">{adminWords.area}</h1>
      <div className="bubble mt-8 bg-danger-tint p-6" role={kind ? undefined : 'alert'}>
        <p className="font-bold">{title}</p>
        <p className="mt-1 text-soft">{text}</p>
        {isMissing ? (
          <p className="mt-4">
            <ButtonLink to={href('/admin')}>{adminWords.back}</ButtonLink>
          </p>
        ) : (
          // Without script the form reloads the page.
          <form
            className="mt-4"
            onSubmit={(event) => {
              event.preventDefault()
              void revalidate()
            }}
          >
            <button type="submit" disabled={state !== 'idle'} className={buttonClass()}>
              {adminWords.retry}
            </button>
          </form>
        )}
      </div>
      {kind && <DismissibleMessage message={{ kind, title, text }} answer={error} />}
    </main>
  )
}
