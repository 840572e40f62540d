import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { eventFormWords } from '#content/admin.ts'
import { type EventFormOutcome, plausibleDays } from '#domain/events/event-form.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NoticeDialog } from '../dialogs/notice-dialog.tsx'
import { useDismissed } from '../dialogs/use-dismissed.ts'
import type { Notice } from '../notice.ts'
import { Field } from './field.tsx'
import type { TypedEvent } from './typed-event.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Problems = Extract<EventFormOutcome, { ok: false }>['problems']

/** What came back of a press of the button. */
export type EventFormAnswer = { typed: TypedEvent; problems: Problems; failure?: Notice }

type EventFormProps = {
  action: string
  /** Names the draft that this browser keeps until it is saved. */
  draftKey: string
  outcome: EventFormAnswer | undefined
  /** The event being edited; without it the form makes a new one. */
  kept?: TypedEvent
  /** Hidden values that go along. */
  along: Record<string, string>
  /** The last press was kept: nothing typed is left to keep. */
  saved?: boolean
}

/** The one form for new and for known events. */
export function EventForm(props: EventFormProps) {
  const { action, draftKey, outcome, kept, along, saved = false } = props
  const navigation = useNavigation()
  const busy = navigation.formAction === action && navigation.formMethod === 'POST'
  const { form, typed, basis, keep } = useKeptDraft(draftKey, outcome?.typed ?? kept ?? {}, saved)
  // A draft that was kept belongs to the event as it was then; the server has the last word on it.
  const hidden = basis && !outcome ? { ...along, antes: basis } : along
  const [dismissed, dismiss] = useDismissed(outcome)
  const { problems = {}, failure } = outcome ?? {}
  const words = kept
    ? { press: eventFormWords.save, busy: eventFormWords.saving }
    : { press: eventFormWords.create, busy: eventFormWords.creating }
  const hasExtras = Boolean(typed.horario || typed.local || typed.participantes || typed.imagem)
  const hasProblems = Object.keys(problems).length > 0
  const extraProblem =
    problems.horario || problems.local || problems.participantes || problems.imagem

  useEffect(() => {
    if (outcome && hasProblems) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, hasProblems, outcome])

  return (
    <>
      <Form
        ref={form}
        key={JSON.stringify(typed)}
        method="post"
        action={action}
        onInput={keep}
        className="bubble mt-4 grid max-w-3xl gap-5 border border-line bg-surface p-5 md:p-8"
      >
        {hasProblems && (
          <p role="alert" className="bubble bg-red-tint px-4 py-3 font-semibold text-accent">
            {eventFormWords.problems}
          </p>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field name="nome" label={eventFormWords.nome} typed={typed} problems={problems} required />
        <Field
          name="descricao"
          label={eventFormWords.descricao}
          typed={typed}
          problems={problems}
          lines
          required
        />
        <Field
          name="data"
          label={eventFormWords.data}
          typed={typed}
          problems={problems}
          type="date"
          // With a last day, the browser takes four digits for the year and no more.
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
              typed={typed}
              problems={problems}
            />
            <Field name="local" label={eventFormWords.local} typed={typed} problems={problems} />
            <Field
              name="participantes"
              label={eventFormWords.participantes}
              typed={typed}
              problems={problems}
              inputMode="numeric"
            />
            <Field
              name="imagem"
              label={eventFormWords.imagem}
              hint={eventFormWords.imagemHint}
              typed={typed}
              problems={problems}
            />
          </div>
        </details>
        <button
          type="submit"
          disabled={busy}
          className={buttonClass('primary', 'sm:justify-self-start')}
        >
          {busy ? words.busy : words.press}
        </button>
      </Form>
      {failure && !dismissed && <NoticeDialog notice={failure} onClose={dismiss} />}
    </>
  )
}
