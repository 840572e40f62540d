import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { DraftNotice } from '#app/routes/admin/forms/draft-notice.tsx'
import type { FormValues, Problems } from '#app/routes/admin/forms/form-values.ts'
import { ProblemsAlert } from '#app/routes/admin/forms/problems-alert.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useDraft } from '#app/routes/admin/forms/use-draft.ts'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { eventFormWords } from '#content/admin.ts'
import { draftKeyOf } from './saved-school.ts'

/** Has only `failure` if the site could not be reached. */
export type SchoolFormResult = {
  values?: FormValues
  problems?: Problems
  failure?: DialogMessage
  message?: DialogMessage
  /** The version that someone else saved meanwhile; the admin has been warned. */
  version?: string
  /** What they saved, of the fields that differ. */
  elsewhere?: FormValues
}

type SchoolFormProps = {
  action: string
  /** Identifies the page, and so the draft of what is typed in it. */
  page: string
  fields: readonly string[]
  stored: FormValues
  /** The version being edited. */
  version: string
  result: SchoolFormResult | undefined
  children: (shared: {
    values: FormValues
    problems: Problems
    elsewhere: FormValues | undefined
  }) => ReactNode
}

/** A form of the school's data: keeps drafts, shows problems, and warns of other editors. */
export function SchoolForm(props: SchoolFormProps) {
  const { action, page, fields, stored, version, children } = props
  const navigation = useNavigation()
  const busy = navigation.formAction === action && navigation.formMethod === 'POST'
  const draft = useDraft(draftKeyOf(page), { fields, stored, result: props.result })
  const { form, values, basis, result } = draft
  const { problems = {}, failure, message, elsewhere } = result ?? {}
  useFocusOnProblem(form, result)

  return (
    <>
      <DraftNotice writtenAt={draft.writtenAt} onDiscard={draft.discardDraft} />
      <Form
        ref={form}
        key={draft.formKey}
        method="post"
        action={action}
        onInput={draft.saveDraft}
        className="bubble mt-6 grid max-w-3xl gap-7 border border-line bg-surface p-5 md:p-8"
      >
        <ProblemsAlert problems={problems} />
        {/* A draft keeps the version it was based on, so that the server can detect a conflict. */}
        <input type="hidden" name="antes" value={result?.version ?? basis ?? version} />
        {children({ values, problems, elsewhere })}
        <SubmitButton
          busy={busy}
          words={{ submit: eventFormWords.save, busy: eventFormWords.saving }}
        />
      </Form>
      <DismissibleMessage message={failure ?? message} answer={result} />
    </>
  )
}
