import { href, Link } from 'react-router'
import { panelWords } from '#content/admin.ts'
import { ClockDoubt } from './clock-doubt.tsx'
import { LeavingClasses, type leavingClassLines } from './leaving-classes.tsx'

type PanelNoticesProps = {
  lacksContact: boolean
  clockDoubt: string | null
  alarms: readonly { text: string; isUrgent: boolean }[]
  leavingClasses: ReturnType<typeof leavingClassLines>
  recovery: { text: string; link: string } | null
  week: string | null
  oldConsents: string | null
}

const notice = 'bubble mb-6 px-5 py-4 font-semibold'

/** What needs attention, above the events. */
export function PanelNotices(props: PanelNoticesProps) {
  const { lacksContact, clockDoubt, alarms, leavingClasses, recovery, week, oldConsents } = props
  return (
    <>
      {lacksContact && (
        <p role="status" className={`${notice} bg-danger-tint`}>
          {panelWords.lacksContact.text}{' '}
          <Link
            to={href('/admin/escola/:grupo', { grupo: 'contato' })}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {panelWords.lacksContact.link}
          </Link>
        </p>
      )}
      {clockDoubt && <ClockDoubt text={clockDoubt} />}
      {alarms.map(({ text, isUrgent }) => (
        <p
          key={text}
          role="status"
          className={`${notice} ${isUrgent ? 'bg-danger-tint' : 'bg-sun-tint'}`}
        >
          {text}
        </p>
      ))}
      <LeavingClasses lines={leavingClasses} />
      {recovery && (
        <Link
          to={href('/admin/conta/codigos')}
          className="mb-6 block min-h-11 text-small text-soft"
        >
          {recovery.text}{' '}
          <span className="font-semibold text-brand underline underline-offset-4">
            {recovery.link}
          </span>
        </Link>
      )}
      {week && (
        <Link to={href('/admin/numeros')} className="mb-6 block min-h-11 text-small text-soft">
          {week}{' '}
          <span className="font-semibold text-brand underline underline-offset-4">
            {panelWords.statistics}
          </span>
        </Link>
      )}
      {oldConsents && <p className="mb-6 text-small text-soft">{oldConsents}</p>}
    </>
  )
}
