import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import type { FormValues, Problems } from '#app/routes/admin/forms/form-values.ts'
import { ProblemsAlert } from '#app/routes/admin/forms/problems-alert.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useDraft } from '#app/routes/admin/forms/use-draft.ts'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { eventFormWords } from '#content/admin.ts'
import { type EventField, eventFields } from '#domain/events/event-form.ts'
import type { EventVersion } from '#domain/events/event-version.ts'
import { plausibleDays } from '#domain/school-day.ts'

/** With `failure` alone when the site could not be reached. */
export type EventFormResult = {
  values?: FormValues<EventField>
  problems?: Problems<EventField>
  failure?: DialogMessage
  message?: DialogMessage
  /** The version that someone else has saved meanwhile; the admin has been told. */
  version?: EventVersion
}

type EventFormProps = {
  action: string
  draftKey: string
  result: EventFormResult | undefined
  /** The event being edited; without it the form makes a new one. */
  stored?: FormValues<EventField>
  hiddenFields: Record<string, string>
  /** The last submission was saved: the draft is deleted. */
  saved?: boolean
}

export function EventForm(props: EventFormProps) {
  const { action, draftKey, result, stored, hiddenFields, saved = false } = props
  const navigation = useNavigation()
  const busy = navigation.formAction === action && navigation.formMethod === 'POST'
  const initialValues = result?.values ?? stored ?? {}
  const { form, values, basis, saveDraft } = useDraft(draftKey, {
    fields: eventFields,
    initialValues,
    saved,
  })
  // A draft edits the event as it was then: the server sees whether that has changed since.
  const hidden = basis && !result?.version ? { ...hiddenFields, antes: basis } : hiddenFields
  const { problems = {}, failure, message } = result ?? {}
  const shared = { values, problems }
  const words = stored
    ? { submit: eventFormWords.save, busy: eventFormWords.saving }
    : { submit: eventFormWords.create, busy: eventFormWords.creating }
  const hasExtras = Boolean(values.horario || values.local || values.participantes || values.imagem)
  const extraProblem =
    problems.horario || problems.local || problems.participantes || problems.imagem

  useFocusOnProblem(form, result)

  return (
    <>
      <Form
        ref={form}
        key={JSON.stringify(values)}
        method="post"
        action={action}
        onInput={saveDraft}
        className="bubble mt-4 grid max-w-3xl gap-5 border border-line bg-surface p-5 md:p-8"
      >
        <ProblemsAlert problems={problems} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field name="nome" label={eventFormWords.nome} {...shared} required />
        <Field name="descricao" label={eventFormWords.descricao} {...shared} multiline required />
        <Field
          name="data"
          label={eventFormWords.data}
          {...shared}
          type="date"
          // `max` keeps the year at four digits.
          min={plausibleDays.first}
          max={plausibleDays.last}
          required
        />
        <details open={hasExtras || Boolean(extraProblem)}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
            {eventFormWords.extras}
          </summary>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            <Field
              name="horario"
              label={eventFormWords.horario}
              hint={eventFormWords.horarioHint}
              {...shared}
            />
            <Field name="local" label={eventFormWords.local} {...shared} />
            <Field
              name="participantes"
              label={eventFormWords.participantes}
              {...shared}
              inputMode="numeric"
            />
            <Field
              name="imagem"
              label={eventFormWords.imagem}
              hint={eventFormWords.imagemHint}
              {...shared}
            />
          </div>
        </details>
        <SubmitButton busy={busy} words={words} />
      </Form>
      <DismissibleMessage message={failure ?? message} />
    </>
  )
}
