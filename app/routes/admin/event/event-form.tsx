import type { ComponentProps } from 'react'
import { EditForm } from '#app/routes/admin/forms/edit-form.tsx'
import { FormField } from '#app/routes/admin/forms/form-field.tsx'
import { eventFormWords } from '#content/admin.ts'
import type { EventFormField } from '#domain/events/event-fields.ts'
import { VisibilityFields } from './visibility-fields.tsx'

/** `VisibilityFields` renders these. */
const visibilityFields: readonly string[] = [
  'visibilidade',
  'publicarEm',
] satisfies EventFormField[]

type EventFormProps = Omit<ComponentProps<typeof EditForm>, 'children' | 'words'>

/** With a version it edits an event; without, it creates one. */
export function EventForm(props: EventFormProps) {
  const asked = props.asked.filter(({ name }) => !visibilityFields.includes(name))
  const required = asked.filter(({ control }) => !control.optional)
  const extras = asked.filter(({ control }) => control.optional)
  const words =
    props.version === undefined
      ? { submit: eventFormWords.create, busy: eventFormWords.creating }
      : { submit: eventFormWords.save, busy: eventFormWords.saving }
  return (
    <EditForm {...props} words={words}>
      {(state) => (
        <>
          {required.map((field) => (
            <FormField key={field.name} asked={field} {...state} />
          ))}
          <VisibilityFields {...state} isNew={props.version === undefined} />
          <details
            open={extras.some(
              ({ name }) => state.values[name] || state.problems[name] || state.others[name],
            )}
          >
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
              {eventFormWords.extras}
            </summary>
            <div className="mt-3 grid gap-5 sm:grid-cols-2">
              {extras.map((field) => (
                <FormField key={field.name} asked={field} {...state} />
              ))}
            </div>
          </details>
        </>
      )}
    </EditForm>
  )
}
