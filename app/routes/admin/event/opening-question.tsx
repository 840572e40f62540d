import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { Choice } from '#app/routes/admin/forms/choice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { checkFacesWords } from '#content/redaction.ts'
import { openingWords } from '#content/visibility.ts'

type OpeningQuestionProps = {
  question: string
  /** Who sees the photos now. */
  seenBy: string
  confirm: string
  needsConsent: string | false
  pictures: (string | undefined)[]
  /** Names and values, sent with the answer. */
  fields: (readonly [string, string])[]
  /** Not for what is still in the bin. */
  checkFacesPath?: string
  cancelPath: string
}

/** The question before everyone can see photos. */
export function OpeningQuestion(props: OpeningQuestionProps) {
  const { seenBy, needsConsent, fields, checkFacesPath, ...asked } = props
  return (
    <ConfirmPage
      {...asked}
      title={openingWords.title}
      consequence={openingWords.consequence(seenBy)}
      failure={undefined}
      cancel={openingWords.leave}
      hiddenFields={
        <>
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {checkFacesPath && (
            <p>
              <a href={checkFacesPath} className={buttonClass('secondary')}>
                {checkFacesWords.linkBefore}
              </a>
            </p>
          )}
          {needsConsent && <OpeningConsent text={needsConsent} />}
        </>
      }
    />
  )
}

/** Shown if the authorisation does not cover everyone yet. The photos are opened only if the box is ticked. */
function OpeningConsent({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p id="autorizacao-texto">{text}</p>
      <Choice
        type="checkbox"
        name="autorizacaoPara"
        value="todos"
        required
        aria-describedby="autorizacao-texto"
        words={{ label: openingWords.consent }}
      />
    </div>
  )
}
