import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { eventFormWords } from '#content/admin.ts'
import type { AskedField } from '#domain/fields/control.ts'
import type { Typed } from '#domain/fields/field.ts'
import { confirmField } from '#domain/school/confirm-field.ts'
import type { Mistakes } from '#domain/school/lists/item-rules.ts'
import { DraftNotice } from './draft-notice.tsx'
import { type EditAnswer, versionField } from './edit-answer.ts'
import { FormField, type FormState } from './form-field.tsx'
import { PreviewButton } from './preview-button.tsx'
import { ProblemsAlert } from './problems-alert.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useDraft } from './use-draft.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { useMistakes } from './use-mistakes.ts'

type EditFormProps = {
  action: string
  draftKey: string
  asked: readonly AskedField[]
  /** What the form shows at first. */
  stored: Typed
  /** The version being edited; without it the form makes something new. */
  version?: string
  answer: EditAnswer | undefined
  hiddenFields?: Record<string, string>
  words?: { submit: string; busy: string }
  /** The last submission was saved: the form is empty again. */
  saved?: boolean
  /** Path of the preview of the page with what is typed. */
  previewPath?: string | undefined
  /** What is wrong in what is typed, while it is typed. */
  rule?: ((typed: Typed) => Mistakes) | undefined
  /** How the fields are arranged; by default one below the other. */
  children?: (state: FormState) => ReactNode
}

/** The form of anything with fields: keeps drafts, shows problems, and asks which of two people's changes stays. */
export function EditForm(props: EditFormProps) {
  const { action, draftKey, asked, stored, version, hiddenFields = {}, saved = false } = props
  const { previewPath } = props
  const { words = { submit: eventFormWords.save, busy: eventFormWords.saving }, children } = props
  const navigation = useNavigation()
  const busy = navigation.formAction === action && navigation.formMethod === 'POST'
  const fields = [...asked.map(({ name }) => name), confirmField]
  const draft = useDraft(draftKey, { fields, stored, answer: props.answer, saved })
  const { form, values, basis, answer } = draft
  const { failure, message, others = {} } = answer ?? {}
  const { mistakes, problems, readTyped } = useMistakes({ ...draft, rule: props.rule })
  const state = { values, problems, mistakes, others }
  useFocusOnProblem(form, answer)
  const questioned = asked.find(({ name }) => others[name])

  return (
    <>
      <DraftNotice
        writtenAt={draft.writtenAt}
        wasSent={draft.wasSent}
        onDiscard={draft.discardDraft}
      />
      <Form
        ref={form}
        key={draft.formKey}
        method="post"
        action={action}
        onInput={({ currentTarget }) => {
          draft.saveDraft()
          readTyped(currentTarget)
        }}
        onSubmit={() => draft.markDraftSent(action)}
        className="bubble mt-6 grid max-w-3xl gap-6 border border-line bg-surface p-5 md:p-8"
      >
        <ProblemsAlert problems={answer?.problems ?? {}} />
        <p role="status" className="sr-only">
          {Object.values(mistakes)
            .map((mistake) => mistake?.problem)
            .join(' ')}
        </p>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* A draft keeps the version it was based on, so that the server knows what was typed. */}
        {version !== undefined && (
          <input type="hidden" name={versionField} value={answer?.version ?? basis ?? version} />
        )}
        {children?.(state) ??
          asked.map((field) => <FormField key={field.name} asked={field} {...state} />)}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={busy} words={words} />
          {previewPath && <PreviewButton path={previewPath} />}
        </div>
      </Form>
      <DismissibleMessage
        message={failure ?? message}
        answer={answer}
        returnFocusTo={questioned && `campo-${questioned.name}`}
      />
    </>
  )
}
