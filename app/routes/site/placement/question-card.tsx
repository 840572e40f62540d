import { type FormEvent, useId, useState } from 'react'
import { placementWords } from '#content/placement/words.ts'
import { optionsOf } from '#domain/placement/progress.ts'
import type { Question } from '#domain/placement/question.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ActionButton } from './action-button.tsx'

const words = placementWords.question

type QuestionCardProps = {
  question: Question
  seed: number
  /** Language of everything that is asked. */
  lang: string
  onAnswer: (chosen: string | null) => void
}

export function QuestionCard({ question, seed, lang, onAnswer }: QuestionCardProps) {
  const [unanswered, setUnanswered] = useState(false)
  const hint = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('resposta')
    if (typeof chosen === 'string') onAnswer(chosen)
    else setUnanswered(true)
  }

  return (
    <form onSubmit={submit} noValidate className="placement-question">
      <h2 data-step tabIndex={-1} className="eyebrow">
        {words.instruction(question)}
      </h2>
      {question.text && (
        <p lang={lang} className="placement-text">
          {question.text}
        </p>
      )}
      <fieldset aria-describedby={unanswered ? hint : undefined}>
        <legend lang={lang} className="placement-prompt">
          <Prompt text={question.prompt} />
        </legend>
        {optionsOf(question, seed).map((option) => (
          <label key={option} className="placement-option">
            <input
              type="radio"
              name="resposta"
              value={option}
              required
              onChange={() => setUnanswered(false)}
            />
            <span lang={lang}>{option}</span>
          </label>
        ))}
      </fieldset>
      <p id={hint} role="alert" className="placement-hint">
        {unanswered && words.choose}
      </p>
      <div className="placement-answer">
        <ActionButton type="submit">
          {words.answer}
          <Icon name="arrow-right" className="size-5" />
        </ActionButton>
        <ActionButton look="quiet" onClick={() => onAnswer(null)}>
          {words.unknown}
        </ActionButton>
      </div>
    </form>
  )
}

/** Three underscores are a gap: a line for the eye, a word for the ear. */
function Prompt({ text }: { text: string }) {
  const [before, after] = text.split('___')
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="placement-gap">
        <span lang="pt-BR" className="sr-only">
          {words.gap}
        </span>
      </span>
      {after}
    </>
  )
}
