import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { questionOf } from '#content/placement/banks.ts'
import { statisticsWords, oddQuestionsWords as words } from '#content/statistics.ts'
import { oddQuestions } from '#domain/statistics/odd-questions.ts'
import { sumOf } from '#domain/statistics/statistics.ts'
import type { Route } from './+types/odd-questions'

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const days = await context.get(servicesContext).statistics.all()
  const counts = sumOf(days.map((day) => day.counts))
  return oddQuestions(counts, questionOf).flatMap((odd) => {
    const question = questionOf(odd.language, odd.id)
    if (!question) return []
    const { level, prompt, right } = question
    return [{ ...odd, level, prompt, right }]
  })
})

export default function OddQuestions({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ to: href('/admin/numeros'), label: statisticsWords.back }}
      narrow
    >
      {loaderData.length === 0 && <p className="mt-8">{words.none}</p>}
      <ul className="mt-8 grid gap-6">
        {loaderData.map(({ language, id, level, prompt, right, result, ...odd }) => (
          <li key={`${language} ${id} ${result}`} className="border-line border-t pt-4">
            <p className="text-small text-soft">{words.of(language, level)}</p>
            <p className="mt-1 font-semibold">{prompt}</p>
            <p>{words.right(right)}</p>
            <p className="mt-2">{words.share(result, odd.share, odd.expected, odd.answers)}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
