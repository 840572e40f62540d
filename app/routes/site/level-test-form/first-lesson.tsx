import { firstLesson } from '#content/placement/starting-point.ts'
import type { TestLanguage } from './progress-panel.tsx'

export function FirstLesson({ language: { firstWords, lang } }: { language: TestLanguage }) {
  return (
    <section aria-labelledby="primeira-aula-titulo" className="level-test-lesson">
      <h2 id="primeira-aula-titulo" className="text-title">
        {firstLesson.title}
      </h2>
      <ol>
        {firstLesson.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p lang={lang} className="level-test-first-words">
        {firstWords}
      </p>
    </section>
  )
}
