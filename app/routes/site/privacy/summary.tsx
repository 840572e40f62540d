import { Fragment } from 'react'
import { unbroken } from '#app/ui/unbroken.tsx'
import { policyPage } from '#content/policy-page.ts'
import type { policySummary } from '#content/policy-summary.ts'
import type { TextSection } from '#content/text-section.ts'

type SummaryProps = {
  sentences: ReturnType<typeof policySummary>
  /** Of the whole policy. */
  sections: readonly TextSection[]
}

export function Summary({ sentences, sections }: SummaryProps) {
  const position = (id: string) => sections.findIndex((section) => section.id === id)
  return (
    <section
      aria-labelledby="em-seis-frases"
      className="bubble bg-well p-6 md:p-9 [--bubble:2.5rem]"
    >
      <h2 id="em-seis-frases" className="text-subheading">
        {policyPage.summary}
      </h2>
      <ul className="mt-5 grid gap-5">
        {sentences.map(({ text, sections: ids }) => (
          <li key={text} className="max-w-[44em] border-accent border-l-4 pl-4">
            <p>{unbroken(text)}</p>
            <p className="text-small">
              {ids.map((id, index) => (
                <Fragment key={id}>
                  {index > 0 && ' · '}
                  <a
                    href={`#${id}`}
                    className="inline-block py-1 font-semibold text-accent underline underline-offset-4"
                  >
                    {position(id) + 1}. {sections[position(id)]?.title}
                  </a>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
