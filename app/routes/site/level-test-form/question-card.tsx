import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { placementWords } from '#content/placement/words.ts'
import { optionsOf } from '#domain/placement/progress.ts'
import type { Question } from '#domain/placement/question.ts'

const words = placementWords.question
/** Not `useId`: it depends on the components above, which an island has only on the server. */
const hintId = 'dica'

type QuestionCardProps = {
  number: number
  question: Question
  seed: number
  lang: string
  onAnswer: (answer: string | null) => void
}

export function QuestionCard(props: QuestionCardProps) {
  const { number, question, seed, lang, onAnswer } = props
  const [unanswered, setUnanswered] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = new FormData(event.currentTarget).get('resposta')
    if (typeof answer === 'string') onAnswer(answer)
    else setUnanswered(true)
  }

  return (
    <form onSubmit={submit} noValidate className="level-test-question">
      <h2 data-step tabIndex={-1} className="eyebrow">
        {/* Announced with the heading, which gets the focus: a separate status would be interrupted. */}
        <span className="sr-only">{words.progress(number)}. </span>
        {words.instruction(question)}
      </h2>
      {question.text && (
        <p lang={lang} className="level-test-text">
          {question.text}
        </p>
      )}
      <fieldset aria-describedby={unanswered ? hintId : undefined}>
        <legend lang={lang} className="level-test-prompt">
          <Prompt text={question.prompt} />
        </legend>
        {optionsOf(question, seed).map((option) => (
          <label key={option} className="level-test-option">
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
      <p id={hintId} role="alert" className="level-test-hint">
        {unanswered && words.choose}
      </p>
      <div className="level-test-answer">
        <Button type="submit">
          {words.answer}
          <Icon name="arrow-right" className="size-5" />
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(null)}>
          {words.unknown}
        </Button>
      </div>
    </form>
  )
}

/** Three underscores are a gap, for which screen readers get a word. */
function Prompt({ text }: { text: string }) {
  const [before, after] = text.split('___')
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="level-test-gap">
        <span lang="pt-BR" className="sr-only">
          {words.gap}
        </span>
      </span>
      {after}
    </>
  )
}
