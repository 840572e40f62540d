import { Section, SectionHeading } from '#app/ui/section.tsx'
import { StartForm } from '#app/ui/start-form.tsx'
import { useSchool } from '#app/use-school.ts'
import { startForm as words } from '#content/start.ts'
import type { LanguageId } from '#domain/languages.ts'

/** Nothing as long as the school has no number. */
export function Start({ language }: { language?: LanguageId }) {
  const { whatsapp, offer } = useSchool()
  if (!whatsapp) return null
  return (
    <Section id="comecar" labelledBy="comecar-titulo" className="bg-well">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading id="comecar-titulo" title={words.title}>
          <p>{words.text}</p>
        </SectionHeading>
        <StartForm taught={offer.languages} {...(language && { language })} />
      </div>
    </Section>
  )
}
