import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { DraftNotice } from '#app/routes/admin/forms/draft-notice.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import type { FormValues, Problems } from '#app/routes/admin/forms/form-values.ts'
import { ProblemsAlert } from '#app/routes/admin/forms/problems-alert.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useDraft } from '#app/routes/admin/forms/use-draft.ts'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { eventFieldWords, eventFormWords } from '#content/admin.ts'
import {
  type EventFormField,
  eventFields,
  eventFormFields,
  type FormRules,
} from '#domain/events/event-fields.ts'
import type { EventVersion } from '#domain/events/event-version.ts'
import { plausibleDays } from '#domain/school-day.ts'
import { VisibilityFields } from './visibility-fields.tsx'

const isRequired = (field: EventFormField) => 'required' in eventFields[field].form
const requiredFields = eventFormFields.filter(isRequired)
/** `VisibilityFields` asks for these. */
const visibilityFields: readonly EventFormField[] = ['visibilidade', 'publicarEm']
const optionalFields = eventFormFields.filter(
  (field) => !isRequired(field) && !visibilityFields.includes(field),
)

/** Has only `failure` if the site could not be reached. */
export type EventFormResult = {
  values?: FormValues<EventFormField>
  problems?: Problems<EventFormField>
  failure?: DialogMessage
  message?: DialogMessage
  /** The version that someone else saved meanwhile; the admin has been warned. */
  version?: EventVersion
  /** What they saved, of the fields that differ. */
  elsewhere?: FormValues<EventFormField>
}

type EventFormProps = {
  action: string
  draftKey: string
  result: EventFormResult | undefined
  /** The event being edited; without it the form creates a new one. */
  stored?: FormValues<EventFormField>
  /** What a new event begins with. */
  initial?: FormValues<EventFormField>
  hiddenFields: Record<string, string>
  /** The last submission was saved: the draft is deleted. */
  saved?: boolean
}

export function EventForm(props: EventFormProps) {
  const { action, draftKey, stored, initial = {}, hiddenFields, saved = false } = props
  const navigation = useNavigation()
  const busy = navigation.formAction === action && navigation.formMethod === 'POST'
  const draft = useDraft(draftKey, {
    fields: eventFormFields,
    stored: stored ?? initial,
    result: props.result,
    saved,
  })
  const { form, values, basis, result } = draft
  // A draft keeps the version it was based on, so that the server can detect a conflict.
  const hidden = basis && !result?.version ? { ...hiddenFields, antes: basis } : hiddenFields
  const { problems = {}, failure, message, elsewhere } = result ?? {}
  const shared = { values, problems, elsewhere }
  const words = stored
    ? { submit: eventFormWords.save, busy: eventFormWords.saving }
    : { submit: eventFormWords.create, busy: eventFormWords.creating }
  const hasExtras = optionalFields.some(
    (field) => values[field] || problems[field] || elsewhere?.[field] !== undefined,
  )

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
        className="bubble mt-4 grid max-w-3xl gap-5 border border-line bg-surface p-5 md:p-8"
      >
        <ProblemsAlert problems={problems} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {requiredFields.map((field) => (
          <EventFormInput key={field} field={field} {...shared} />
        ))}
        <VisibilityFields {...shared} />
        <details open={hasExtras}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
            {eventFormWords.extras}
          </summary>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            {optionalFields.map((field) => (
              <EventFormInput key={field} field={field} {...shared} />
            ))}
          </div>
        </details>
        <SubmitButton busy={busy} words={words} />
      </Form>
      <DismissibleMessage message={failure ?? message} />
    </>
  )
}

type EventFormInputProps = {
  field: EventFormField
  values: FormValues<EventFormField>
  problems: Problems<EventFormField>
  elsewhere: FormValues<EventFormField> | undefined
}

function EventFormInput({ field, ...shared }: EventFormInputProps) {
  const control = eventFields[field].form.control
  return (
    <Field
      name={field}
      {...eventFieldWords[field]}
      {...controls[control]}
      {...shared}
      required={isRequired(field)}
    />
  )
}

type ControlProps = Pick<
  ComponentProps<typeof Field>,
  'multiline' | 'type' | 'min' | 'max' | 'inputMode'
>

const controls: Record<FormRules['control'], ControlProps> = {
  line: {},
  paragraph: { multiline: true },
  // `max` keeps the year at four digits.
  day: { type: 'date', min: plausibleDays.first, max: plausibleDays.last },
  digits: { inputMode: 'numeric' },
  moment: { type: 'datetime-local' },
  visibility: {},
}
