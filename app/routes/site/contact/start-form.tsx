import { href } from '#app/islands/href.ts'
import { Icon } from '#app/ui/icon.tsx'
import { startForm as words } from '#content/start.ts'
import type { LanguageId } from '#domain/languages.ts'
import type { Level } from '#domain/placement/question.ts'
import { startChoices } from '#domain/school/start-request.ts'

type StartFormProps = {
  /** To choose from. */
  languages: readonly { id: LanguageId; name: string }[]
  /** The one that the page is about. */
  language?: LanguageId
  /** The result of the level test. */
  level?: Level | undefined
}

/** The server redirects to the chat, so it works without script. */
export function StartForm({ languages, language, level }: StartFormProps) {
  return (
    <form
      method="post"
      action={href('/comecar')}
      target="_blank"
      className="grid gap-6"
      rel="noopener"
    >
      <Question name="para" options={startChoices.para} labels={words.para} />
      {languages.length > 1 ? (
        <Question
          name="idioma"
          options={[...languages.map(({ id }) => id), '']}
          labels={{
            ...Object.fromEntries(languages.map(({ id, name }) => [id, name])),
            '': words.anyLanguage,
          }}
          chosen={language}
        />
      ) : (
        <input type="hidden" name="idioma" value={language ?? languages[0]?.id} />
      )}
      <Question name="quando" options={startChoices.quando} labels={words.quando} />
      {level ? (
        <p className="font-bold">
          <input type="hidden" name="nivel" value={level} />
          {words.level(level)}
        </p>
      ) : (
        <Question name="estudou" options={startChoices.estudou} labels={words.estudou} />
      )}
      <p>
        <button
          type="submit"
          data-count="quero-comecar"
          className="button cursor-pointer bg-chat text-ink"
        >
          <Icon name="whatsapp" className="size-5 flex-none" />
          {words.submit}
          <span className="sr-only"> {words.newTab}</span>
        </button>
      </p>
    </form>
  )
}

type QuestionProps = {
  name: keyof typeof words.questions
  options: readonly string[]
  labels: Record<string, string>
  chosen?: string | undefined
}

function Question({ name, options, labels, chosen }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{words.questions[name]}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="bubble inline-flex min-h-11 cursor-pointer items-center gap-2.5 border border-line bg-surface px-4 text-text [--bubble:1.25rem]"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === chosen}
              className="size-5 flex-none accent-brand"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
