import { type FormEvent, type ReactNode, type Ref, type ToggleEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { adminWords, removeWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { DismissibleMessage } from './dismissible-message.tsx'
import { ConfirmLabel, type Question, QuestionText } from './question.tsx'

type ConfirmPopoverProps = {
  id: string
  ref?: Ref<HTMLDivElement>
  /** The confirmation page, which also handles the submission. */
  action: string
  asked: Question
  hiddenFields?: ReactNode
  /** Shown instead of the response's own message. */
  failed?: DialogMessage | undefined
}

/** A button with `popoverTarget` opens it, also without script. Cancelar has the focus, to prevent accidents. */
export function ConfirmPopover(props: ConfirmPopoverProps) {
  const { id, ref, action, asked, hiddenFields, failed } = props
  const fetcher = useFetcher<{ failure?: DialogMessage }>()
  const [open, setOpen] = useState(false)
  const busy = fetcher.state !== 'idle'
  const failure = busy || open ? undefined : fetcher.data?.failure

  // Focusing Cancelar scrolls a short screen to the end: show title and picture first.
  const showFromTop = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    event.currentTarget.scrollTop = 0
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    await fetcher.submit(form, { method: 'post', action })
    const popover = form.closest<HTMLElement>(':popover-open')
    popover?.hidePopover()
  }

  return (
    <>
      <div
        id={id}
        ref={ref}
        popover="auto"
        role="alertdialog"
        aria-labelledby={`${id}-titulo`}
        aria-describedby={`${id}-texto`}
        onToggle={showFromTop}
        className="message-dialog confirm-popover"
      >
        <form method="post" action={action} onSubmit={submit} className="grid gap-4">
          {!asked.pictures?.some(Boolean) && (
            <span className="bubble grid size-14 place-items-center bg-danger-tint text-danger">
              <PanelIcon name="trash-2" className="size-7" />
            </span>
          )}
          <h2 id={`${id}-titulo`} className="text-title">
            {asked.title}
          </h2>
          <QuestionText id={`${id}-texto`} {...asked} />
          {hiddenFields}
          <p className="confirm-buttons grid gap-3 sm:grid-cols-2">
            <Button
              // React renders the attribute only on the server.
              ref={(node) => node?.setAttribute('autofocus', '')}
              autoFocus
              variant="quiet"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              {adminWords.cancel}
            </Button>
            {/* A disabled button would lose the focus, which then could not return to the opener. */}
            <button type="submit" aria-disabled={busy} className={buttonClass()}>
              {busy ? removeWords.removing : <ConfirmLabel {...asked} />}
            </button>
          </p>
        </form>
      </div>
      <DismissibleMessage message={failure && (failed ?? failure)} answer={fetcher.data} />
    </>
  )
}
