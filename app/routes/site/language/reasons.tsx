import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { languageColors } from '#app/ui/language-colors.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { type ReasonId, reasonIds, languagePage as words } from '#content/language-page.ts'
import type { LanguageWords } from '#content/languages.ts'
import type { LanguageText } from '#domain/school/lists/lists.ts'

const icons: Record<ReasonId, IconName> = {
  study: 'graduation-cap',
  work: 'briefcase',
  life: 'compass',
}

type ReasonsProps = { language: LanguageWords; text: LanguageText }

export function Reasons({ language: { id, name }, text }: ReasonsProps) {
  return (
    <section aria-labelledby="motivos-titulo" className={languageColors[id].tint}>
      <div className="frame py-12 md:py-16">
        <h2 id="motivos-titulo" className="text-title">
          {words.reasons.title(name)}
        </h2>
        <ul className="mt-6 grid gap-6 md:mt-8 md:grid-cols-3 md:gap-10">
          {reasonIds.map((reason) => (
            <li key={reason} className="flex min-w-0 gap-4 md:block">
              <Icon name={icons[reason]} className={`size-9 ${languageColors[id].text}`} />
              <div className="min-w-0">
                <h3 className="text-title md:mt-4">{words.reasons.names[reason]}</h3>
                <p className="mt-1">{unbroken(text[reason])}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
