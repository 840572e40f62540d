import { href, useFetcher } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { peopleWords } from '#content/people.ts'
import { maxNameLength } from './read-acceptance.ts'

type Answer = { problem?: string; failure?: DialogMessage }

/** For one's own name. `answer`: the response to a submission without script. */
export function NameForm({ name, answer }: { name: string; answer: Answer | undefined }) {
  const fetcher = useFetcher<Answer>()
  const { problem, failure } = fetcher.data ?? answer ?? {}
  return (
    <>
      <fetcher.Form
        method="post"
        action={href('/admin/pessoas')}
        className="mt-12 grid max-w-xl gap-5 border-line border-t pt-8"
      >
        <Field
          key={name}
          name="nome"
          label={peopleWords.name}
          hint={peopleWords.nameHint}
          values={{ nome: name }}
          problems={problem ? { nome: problem } : {}}
          autoComplete="name"
          maxLength={maxNameLength}
          required
        />
        <SubmitButton
          busy={fetcher.state !== 'idle'}
          words={{ submit: peopleWords.saveName, busy: peopleWords.savingName }}
          variant="secondary"
        />
      </fetcher.Form>
      <DismissibleMessage message={failure} answer={fetcher.data ?? answer} />
    </>
  )
}
