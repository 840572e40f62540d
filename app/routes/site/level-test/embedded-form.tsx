import { href } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languageColors } from '#app/ui/language-colors.ts'
import type { LanguageWords } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'

type EmbeddedFormProps = {
  language: LanguageWords
  external: string | null
  /** Null: the school teaches no children. */
  chatForChildren: string | null
}

/** The school's own form for this language, or else the site's. */
export function EmbeddedForm({ language, external, chatForChildren }: EmbeddedFormProps) {
  const form = external ?? href('/formulario/:idioma', { idioma: language.id })
  const { title, items, externalResult, ownResult } = levelTestPage.instructions
  const { text: forChildren, button: chatLabel } = levelTestPage.children

  return (
    <section aria-labelledby="teste-titulo">
      <p>
        <BackLink to={href('/teste-nivel')}>{levelTestPage.backLabel}</BackLink>
      </p>
      <div className={`bubble mt-4 p-6 md:p-9 ${languageColors[language.id].tint}`}>
        <div className="flex items-start justify-between gap-4">
          <h2 id="teste-titulo" className="text-subheading">
            {language.name}: {title}
          </h2>
          <Flag country={language.flag} className="flex-none" />
        </div>
        <ul className="mt-5 grid max-w-2xl list-disc gap-2 pl-5">
          {[...items, external ? externalResult : ownResult].map((item) => (
            <li key={item}>{item}</li>
          ))}
          {chatForChildren && <li>{forChildren}</li>}
        </ul>
        <p className="mt-6 flex flex-wrap gap-3">
          <ExternalLink to={form} className={buttonClass('secondary')}>
            {levelTestPage.openLabel}
            <Icon name="arrow-up-right" className="size-5" />
          </ExternalLink>
          {chatForChildren && (
            <ExternalLink to={chatForChildren} className={buttonClass('secondary')}>
              <Icon name="whatsapp" className="size-5 flex-none" />
              {chatLabel}
            </ExternalLink>
          )}
        </p>
      </div>
      <iframe
        src={form}
        data-level-test={external ? 'external' : 'own'}
        title={levelTestPage.frameTitle(language.name)}
        height={800}
        className="bubble mt-6 h-[800px] w-full border border-line bg-white"
      />
    </section>
  )
}
