import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'

export function LoadFailure({ message, retry }: { message: string; retry: string }) {
  const { pathname, search } = useLocation()

  return (
    <div role="alert" className="bubble border-2 border-accent bg-danger-tint p-8 md:p-12">
      <p className="font-semibold text-lead">{message}</p>
      <form action={pathname} className="mt-6">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass('primary', 'cursor-pointer')}>
          {retry}
        </button>
      </form>
    </div>
  )
}
