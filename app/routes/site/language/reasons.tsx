import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { languageColors } from '#app/ui/language-colors.ts'
import {
  languagePages,
  type ReasonId,
  reasonIds,
  languagePage as words,
} from '#content/language-page.ts'
import type { LanguageWords } from '#content/languages.ts'

const icons: Record<ReasonId, IconName> = {
  study: 'graduation-cap',
  work: 'briefcase',
  life: 'compass',
}

export function Reasons({ language: { id, name } }: { language: LanguageWords }) {
  return (
    <section aria-labelledby="motivos-titulo" className={languageColors[id].tint}>
      <div className="frame py-12 md:py-16">
        <h2 id="motivos-titulo" className="text-title">
          {words.reasons.title(name)}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {reasonIds.map((reason) => (
            <li key={reason}>
              <Icon name={icons[reason]} className={`size-9 ${languageColors[id].text}`} />
              <h3 className="mt-4 text-title">{words.reasons.names[reason]}</h3>
              <p className="mt-1">{languagePages[id].reasons[reason]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
