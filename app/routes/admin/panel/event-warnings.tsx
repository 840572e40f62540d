import { consentWithdrawalWords, visibilityWords } from '#content/visibility.ts'
import type { SeenBy } from './seen-by.ts'

/** What is wrong with who sees the event, or may see it still. */
export function EventWarnings({ visibility, hasLink, withdrawnDay, exposed }: SeenBy) {
  const { closing = 0, foreign = 0 } = exposed ?? {}
  return (
    <>
      {withdrawnDay && (
        <p className="mt-1 rounded-small bg-danger-tint px-2 py-1 font-semibold text-small">
          {consentWithdrawalWords.day(withdrawnDay)}
        </p>
      )}
      {visibility === 'familias' && !hasLink && (
        <p className="text-small text-soft">{visibilityWords.noLink}</p>
      )}
      {closing > 0 && (
        <p role="alert" className="font-semibold text-accent text-small">
          {visibilityWords.openPhotos(closing)}
        </p>
      )}
      {foreign > 0 && (
        <p role="alert" className="font-semibold text-accent text-small">
          {visibilityWords.fixedPhotos(foreign)}
        </p>
      )}
    </>
  )
}
