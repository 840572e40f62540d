import { Folded } from '#app/routes/site/layout/folded.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { useSchool } from '#app/use-school.ts'
import { languages } from '#content/languages.ts'
import { startForm as words } from '#content/start.ts'
import type { LanguageId } from '#domain/languages.ts'
import { StartForm } from './start-form.tsx'

/** Renders nothing while the school has no WhatsApp number. */
export function Start({ language }: { language?: LanguageId }) {
  const { whatsapp, offer } = useSchool()
  const taught = languages.filter(({ id }) => offer.languages.includes(id))
  if (!whatsapp) return null
  return (
    <Section id="comecar" labelledBy="comecar-titulo" className="bg-well print:hidden">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading id="comecar-titulo" title={words.title}>
          <p>{words.text}</p>
        </SectionHeading>
        {language ? (
          <Folded label={words.unfold}>
            <StartForm languages={taught} language={language} />
          </Folded>
        ) : (
          <StartForm languages={taught} />
        )}
      </div>
    </Section>
  )
}
