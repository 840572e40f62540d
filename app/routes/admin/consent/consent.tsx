import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { consentWithdrawalWords } from '#content/visibility.ts'
import type { Audience } from '#domain/events/consent.ts'
import { ConsentForm, ConsentPlaceForm } from './consent-form.tsx'

type ConsentProps = {
  eventId: string
  /** Null: nothing is confirmed, or it was withdrawn. */
  day: string | null
  by: string | undefined
  where: string | undefined
  audience: Audience
  /** The people whom the authorisation must cover. */
  needed: Audience
  allowsPhotos: boolean
  withdrawnDay: string | null
  /** When the photos are deleted. */
  endDay: string | null
  /** The upload, shown once the authorisation covers those who see the event. */
  children: ReactNode
}

export function Consent(props: ConsentProps) {
  const { eventId, day, by, where, audience, needed, allowsPhotos, withdrawnDay, endDay } = props
  const { consent } = photosWords
  return (
    <>
      {day && !allowsPhotos && <Notice>{consent.audience.onlyFamilies(day)}</Notice>}
      {!day && withdrawnDay && (
        <Notice>
          {consentWithdrawalWords.day(withdrawnDay)} {endDay && consentWithdrawalWords.ends(endDay)}
        </Notice>
      )}
      {allowsPhotos ? (
        props.children
      ) : (
        <ConsentForm eventId={eventId} needed={needed} where={where} />
      )}
      {day && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft">
          <span className="wrap-anywhere">
            {consent.confirmed(day, by, audience)}
            {where && ` ${consent.kept(where)}`}
            {withdrawnDay && ` ${consentWithdrawalWords.before(withdrawnDay)}`}
          </span>
          <Link
            to={href('/admin/evento/:eventoId/fotos/autorizacao/retirada', { eventoId: eventId })}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {consentWithdrawalWords.link}
          </Link>
        </p>
      )}
      {day && allowsPhotos && <ConsentPlaceForm eventId={eventId} where={where} />}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="bubble mt-6 bg-sun-tint px-5 py-4 font-semibold">{children}</p>
}
