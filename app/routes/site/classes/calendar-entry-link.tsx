import { href } from '#app/islands/href.ts'
import { Icon } from '#app/ui/icon.tsx'

type CalendarEntryLinkProps = {
  /** 'turma-5' */
  entry: string
  label: string
  /** Which one, for those who do not see what it is beside. */
  about: string
  iconOnly?: boolean
  className: string
}

export function CalendarEntryLink(props: CalendarEntryLinkProps) {
  const { entry, label, about, iconOnly = false, className } = props
  return (
    <a
      href={href('/eventos/agenda/:entry', { entry: `${entry}.ics` })}
      title={iconOnly ? label : undefined}
      className={`inline-flex flex-none items-center justify-center gap-2 print:hidden ${className}`}
    >
      <Icon name="calendar-plus" className="size-5 flex-none" />
      <span className={iconOnly ? 'sr-only' : ''}>{label}</span>
      <span className="sr-only">: {about}</span>
    </a>
  )
}
