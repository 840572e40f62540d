import { useLocation, useRevalidator } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'

/** A form, so that it works without script too. */
export function LoadFailure({ message, retry }: { message: string; retry: string }) {
  const { revalidate, state } = useRevalidator()
  const { pathname } = useLocation()

  return (
    <div role="alert" className="bubble border-2 border-accent bg-red-tint p-8 md:p-12">
      <p className="font-semibold text-lead">{message}</p>
      <form
        action={pathname}
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault()
          revalidate()
        }}
      >
        <button
          type="submit"
          disabled={state === 'loading'}
          className={buttonClass('primary', 'cursor-pointer')}
        >
          {retry}
        </button>
      </form>
    </div>
  )
}
