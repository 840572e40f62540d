import { useFetcher } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { binWords } from '#content/bin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { withoutFlash } from './flash.ts'

/** Brings back what was just deleted. In the form of a dialog, so that it works without script too. */
export function UndoButton({ action }: { action: string }) {
  // The action redirects, unless the site could not be reached.
  const fetcher = useFetcher<{ failure: DialogMessage }>()
  const busy = fetcher.state !== 'idle'
  return (
    <>
      <button
        type="submit"
        formMethod="post"
        formAction={action}
        disabled={busy}
        className={buttonClass('quiet')}
        onClick={(click) => {
          click.preventDefault()
          // Going back must not offer to undo it again.
          const rest = withoutFlash(new URLSearchParams(location.search))
          history.replaceState(history.state, '', rest ? `?${rest}` : location.pathname)
          void fetcher.submit(null, { method: 'post', action })
        }}
      >
        <PanelIcon name="undo-2" className="size-5" />
        {busy ? binWords.restoring : binWords.undo}
      </button>
      {fetcher.data && (
        <p role="alert" className="font-semibold text-danger sm:col-span-2">
          {fetcher.data.failure.text}
        </p>
      )}
    </>
  )
}
