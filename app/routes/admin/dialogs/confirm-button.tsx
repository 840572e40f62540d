import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ConfirmPopover } from './confirm-popover.tsx'
import type { DialogMessage } from './dialog-message.ts'
import type { Question } from './question.tsx'

type ConfirmButtonProps = Question & {
  /** The confirmation page, for browsers without popovers. */
  to: string
  fields?: Record<string, string>
  failed?: DialogMessage
  className: string
  label?: string
  children: ReactNode
}

/** Asks before something is deleted. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { to, fields = {}, failed, className, label, children, ...asked } = props
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={`needs-popover ${className}`}
      >
        {children}
      </button>
      <Link to={to} aria-label={label} className={`without-popover ${className}`}>
        {children}
      </Link>
      <ConfirmPopover
        id={id}
        action={to}
        asked={asked}
        failed={failed}
        hiddenFields={Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      />
    </>
  )
}
